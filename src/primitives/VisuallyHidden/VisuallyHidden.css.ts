import { style } from '../../design/primitiveStyle.ts';

export const root = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // A space at its beginning parts it from the visible word before it, also when it is spoken.
  whiteSpace: 'pre',
});
