import { type RefObject, useLayoutEffect } from 'react';

/**
 * How long the page behind stays within reach of a screen reader, in milliseconds. Orca compares what
 * takes the focus with what had it: were that gone at the same moment, the dialog would go unnamed.
 */
const STAYS = 500;

/** Makes everything around `panel` inert while it is open, once its name could be spoken. */
export function useInertBehind(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    let behind: HTMLElement[] = [];
    const timer = setTimeout(() => {
      behind = [...document.body.children].filter(
        (child): child is HTMLElement =>
          child instanceof HTMLElement && !child.inert && !child.contains(panel.current),
      );
      for (const part of behind) part.inert = true;
    }, STAYS);
    return () => {
      clearTimeout(timer);
      for (const part of behind) part.inert = false;
    };
  }, [open, panel]);
}
