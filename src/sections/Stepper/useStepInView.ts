import { type RefObject, useEffect, useState } from 'react';

/**
 * Which of an element's children marked `data-step` crosses the middle of the window: its place,
 * from 0. Undefined on the server and until the browser has said so for the first time.
 */
export function useStepInView(root: RefObject<HTMLElement | null>): number | undefined {
  const [inView, setInView] = useState<number>();

  useEffect(() => {
    const steps = [...(root.current?.querySelectorAll('[data-step]') ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) setInView(steps.indexOf(entered.target));
        // Above the first step nothing has entered yet; the first one represents the rest.
        else setInView((current) => current ?? 0);
      },
      // A page of documentation shows it in a frame, which has a middle of its own.
      { root: document, rootMargin: '-50% 0px -50% 0px' },
    );
    for (const step of steps) observer.observe(step);
    return () => observer.disconnect();
  }, [root]);

  return inView;
}
