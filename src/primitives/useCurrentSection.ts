import { useEffect, useState } from 'react';

/**
 * Id of the heading above the current scroll position: the last one that has scrolled past a third of the
 * window.
 *
 * @param ids - Ids of the headings in page order; a new array restarts the observer.
 * @returns undefined on the server, and above the first heading.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const above = new Set<Element>();
    // Fires when a heading crosses the line a third down the window, even in a jump: with this margin,
    // everything above the line counts as intersecting, however far away.
    const observer = new IntersectionObserver(
      (entries) => {
        // The observer's own verdict: a line measured here could differ from its own by a pixel.
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) above.add(target);
          else above.delete(target);
        setCurrent(headings.findLast((heading) => above.has(heading))?.id);
      },
      { rootMargin: '10000000px 0px -66% 0px' },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
