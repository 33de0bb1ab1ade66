import { style } from '../../design/primitiveStyle.ts';
import { floatingSheet, forcedColors, hairline, space } from '../../design/tokens.ts';

export const root = style({
  ...floatingSheet,
  overflow: 'hidden',
  minWidth: 0,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' }, print: { boxShadow: 'none' } },
});

export const foot = style({
  display: 'grid',
  padding: `${space[3]} ${space[4]}`,
  borderTop: hairline,
});
