/**
 * Focuses text, so that a screen reader speaks it and Tab goes on from there. It can take the focus only
 * as long as it has it: of text that can, screen readers say 'clickable' each time they come to it.
 */
export function focusText(element: HTMLElement, options?: FocusOptions): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}
