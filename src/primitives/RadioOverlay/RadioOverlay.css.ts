import { style } from '../../design/primitiveStyle.ts';

export const root = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  cursor: 'pointer',
  opacity: 0,
});
