import { type RefObject, useLayoutEffect } from 'react';
import { FOLLOWS_AFTER } from './followsAfter.ts';

/** Makes everything around `panel` inert while it is open, after screen readers had time to read its name. */
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
    }, FOLLOWS_AFTER);
    return () => {
      clearTimeout(timer);
      for (const part of behind) part.inert = false;
    };
  }, [open, panel]);
}
