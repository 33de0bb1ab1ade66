import { type RefObject, useEffect, useState } from 'react';

/**
 * Index of the descendant marked `data-step` that crosses the middle of the viewport. Undefined on the
 * server and until the observer first reports.
 */
export function useStepInView(root: RefObject<HTMLElement | null>): number | undefined {
  const [inView, setInView] = useState<number>();

  useEffect(() => {
    const steps = [...(root.current?.querySelectorAll('[data-step]') ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) setInView(steps.indexOf(entered.target));
        // No step has entered: keep the current one, or start with the first.
        else setInView((current) => current ?? 0);
      },
      // Storybook's docs show it in an iframe: without a root, the margins would be those of the top window.
      { root: document, rootMargin: '-50% 0px -50% 0px' },
    );
    for (const step of steps) observer.observe(step);
    return () => observer.disconnect();
  }, [root]);

  return inView;
}
