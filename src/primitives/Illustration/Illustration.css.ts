import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { floatingSheet, forcedColors, space, stamp } from '../../design/tokens.ts';

export const root = style({
  ...floatingSheet,
  overflow: 'hidden',
  minWidth: 0,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' }, print: { boxShadow: 'none' } },
});

/** Paper lies on a ground of its own: on a white one its torn edge would not show. */
export const desk = style([
  root,
  { padding: `${space[4]} ${space[4]} 0`, background: vars.surface.tint },
]);

export const caption = style({ ...stamp, margin: `${space[2]} ${space[4]} ${space[3]} auto` });
