import { useEffect, useRef } from 'react';
import { focusText } from '../../../../src/primitives/focusText.ts';

/**
 * Focuses the heading of a newly opened part, so that a screen reader reads it; not on page load.
 *
 * @param opened - Identifies the part that is open.
 * @returns Ref of the element whose second-level heading it is.
 */
export function useFocusedHeading(opened: string) {
  const container = useRef<HTMLElement>(null);
  const last = useRef(opened);
  useEffect(() => {
    if (last.current === opened) return;
    last.current = opened;
    const heading = container.current?.querySelector('h2');
    if (heading) focusText(heading, { preventScroll: true });
  }, [opened]);
  return container;
}
