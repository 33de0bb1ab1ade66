import { type RefObject, useEffect, useRef, useState } from 'react';
import { reducedMotion } from '../../design/breakpoints.ts';

/** Fast at first, then settling. */
const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/** Whether half of the element is visible or, in a low window, the element fills half of the window. */
const isHalfVisible = ({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean =>
  intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2;

/**
 * Counts up to `end` once, over `durationMs` milliseconds, when half of the element is visible.
 * The value is `end` in the served HTML, under reduced motion, and while the element is out of view.
 */
export function useCountUp<T extends Element>(
  end: number,
  durationMs: number,
): { readonly ref: RefObject<T | null>; readonly value: number } {
  const ref = useRef<T>(null);
  const [value, setValue] = useState(end);

  useEffect(() => {
    const element = ref.current;
    if (element === null || window.matchMedia(reducedMotion).matches) return undefined;
    let frame = 0;
    const run = (): void => {
      const started = performance.now();
      const tick = (now: number): void => {
        const progress = Math.min(Math.max(now - started, 0) / durationMs, 1);
        setValue(Math.round(end * easeOut(progress)));
        if (progress < 1) frame = requestAnimationFrame(tick);
      };
      frame = requestAnimationFrame(tick);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page several crossings arrive at once; the last one holds.
        const entry = entries.at(-1);
        if (entry === undefined) return;
        // The value is 0 from when the edge enters the viewport, before the digits are visible.
        setValue(entry.isIntersecting ? 0 : end);
        if (!entry.isIntersecting || !isHalfVisible(entry)) return;
        observer.disconnect();
        run();
      },
      { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [durationMs, end]);

  return { ref, value };
}
