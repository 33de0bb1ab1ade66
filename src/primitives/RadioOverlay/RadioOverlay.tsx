import type { ComponentProps } from 'react';
import { root } from './RadioOverlay.css.ts';

/**
 * An invisible radio button that covers its positioned parent: a press on the parent chooses it. The parent
 * shows the state by its own styles, with `:has(:checked)` and `:has(:focus-visible)`.
 */
export function RadioOverlay(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input type="radio" className={root} {...props} />;
}
