import { type RefObject, useEffect, useState } from 'react';

/**
 * Index of the last descendant marked `data-step` that begins above the middle of the viewport, 0 while none
 * does. The step that contains the focus counts until the next scroll past the middle. Undefined on the server and
 * until the observer first reports.
 */
export function useStepInView(root: RefObject<HTMLElement | null>): number | undefined {
  const [inView, setInView] = useState<number>();

  useEffect(() => {
    const steps = [...(root.current?.querySelectorAll('[data-step]') ?? [])];
    const observer = new IntersectionObserver(
      // Positions decide, not the entries: after a jump past all steps, no step crosses the middle.
      () => {
        const middle = window.innerHeight / 2;
        const above = steps.findLastIndex((step) => step.getBoundingClientRect().top <= middle);
        setInView(Math.max(above, 0));
      },
      // Storybook's docs show stories in an iframe: without a root, the margins would apply to the top window.
      { root: document, rootMargin: '-50% 0px -50% 0px' },
    );
    for (const step of steps) observer.observe(step);
    // Tab reaches the controls of every picture, and the focus must be seen: its step counts as in view.
    const onFocus = ({ target }: Event): void => {
      const index = steps.findIndex(({ parentElement }) => parentElement?.contains(target as Node));
      if (index !== -1) setInView(index);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, [root]);

  return inView;
}
