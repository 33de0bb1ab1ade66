import type { ComponentProps } from 'react';
import { root } from './RadioOverlay.css.ts';

/**
 * A radio button that covers its label and is not seen, so that the label is what is pressed. The
 * label is positioned, and shows by `:has(:checked)` and `:has(:focus-visible)` what state it is in.
 */
export function RadioOverlay(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input type="radio" className={root} {...props} />;
}
