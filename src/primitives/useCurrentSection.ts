import { useEffect, useState } from 'react';

/**
 * Which of the headings with these ids was passed last.
 *
 * @param ids - In the order of the page; the same array as long as the page is the same.
 * @returns undefined on the server, and above the first heading.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    // A heading crosses the line a third down the window, on its way up or down, in a jump, too: all
    // that is above the line counts as seen, however far.
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight / 3;
        setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id);
      },
      { rootMargin: '10000000px 0px -66% 0px' },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
