import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { floatingSheet, forcedColors, space, typeScale } from '../../design/tokens.ts';

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const sheet = style({
  ...floatingSheet,
  overflow: 'hidden',
  minWidth: 0,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' }, print: { boxShadow: 'none' } },
});

export const caption = style({ ...typeScale.small, color: vars.text.muted });
