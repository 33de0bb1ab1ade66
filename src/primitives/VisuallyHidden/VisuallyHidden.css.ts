import { style } from '../../design/primitiveStyle.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

export const root = style({
  ...visuallyHidden,
  // A space at its beginning parts it from the visible word before it, also when it is spoken.
  whiteSpace: 'pre',
});
