import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';

/** Speaks what stands at a place when the place changes, and when playing begins there. */
export function useTold(words: string, place: number, isPlaying: boolean): void {
  const announce = useAnnounce();
  const told = useRef('');
  const now = `${place} ${isPlaying}`;

  useEffect(() => {
    const before = told.current;
    if (before === now) return;
    told.current = now;
    const isFirstRest = before === '' && !isPlaying;
    const isPause = before === `${place} true`;
    if (!isFirstRest && !isPause) announce(words);
  }, [announce, isPlaying, now, place, words]);
}
