import { style } from '../../design/primitiveStyle.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

export const root = style({
  ...visuallyHidden,
  // Keeps a leading space, without which screen readers join it to the visible word before it.
  whiteSpace: 'pre',
});
