import { style } from '../../design/primitiveStyle.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

export const root = style({
  ...visuallyHidden,
  // Keeps a leading space: without it, screen readers join the text to the visible word before.
  whiteSpace: 'pre',
});
