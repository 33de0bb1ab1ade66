/**
 * Focuses text, so that screen readers read it and Tab continues from there. The text is focusable only while
 * it has the focus: otherwise screen readers say 'clickable' each time they come to it.
 */
export function focusText(element: HTMLElement, options?: FocusOptions): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}
