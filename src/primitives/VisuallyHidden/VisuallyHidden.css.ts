import { style } from '../../design/primitiveStyle.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

export const root = style({
  ...visuallyHidden,
  // As high as the line it is in: a screen reader that reads line by line takes it for a part of that.
  height: '1lh',
  // A space at its beginning parts it from the visible word before it, also when it is spoken.
  whiteSpace: 'pre',
});
