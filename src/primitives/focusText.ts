/**
 * Focuses text, so that screen readers read it and Tab continues from there. The text is focusable only while
 * it has the focus: otherwise screen readers say 'clickable' each time they come to it.
 */
export function focusText(element: HTMLElement, options?: FocusOptions): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    const onBlur = (): void => {
      // Another window is in front: the element has the focus again when the visitor comes back.
      if (element !== document.body && document.activeElement === element) return;
      element.removeAttribute('tabindex');
      element.removeEventListener('blur', onBlur);
    };
    element.addEventListener('blur', onBlur);
  }
  element.focus(options);
}
