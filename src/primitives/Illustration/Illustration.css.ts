import { style } from '../../design/primitiveStyle.ts';
import { floatingSheet, forcedColors, space, stamp } from '../../design/tokens.ts';

export const root = style({
  ...floatingSheet,
  overflow: 'hidden',
  minWidth: 0,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' }, print: { boxShadow: 'none' } },
});

export const caption = style({ ...stamp, margin: `${space[2]} ${space[4]} ${space[3]} auto` });
