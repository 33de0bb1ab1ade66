import type { ComponentProps } from 'react';
import { root } from './RadioOverlay.css.ts';

/**
 * A radio button that covers its positioned parent and is not seen, so that the parent is what is
 * pressed, and shows by `:has(:checked)` and `:has(:focus-visible)` what state it is in.
 */
export function RadioOverlay(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input type="radio" className={root} {...props} />;
}
