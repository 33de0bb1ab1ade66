import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';

/** Announces a scene when it becomes the current one, and when playing starts in it. */
export function useSceneAnnouncement(words: string, index: number, isPlaying: boolean): void {
  const announce = useAnnounce();
  const told = useRef('');
  const now = `${index} ${isPlaying}`;

  useEffect(() => {
    const before = told.current;
    if (before === now) return;
    told.current = now;
    const isFirstRest = before === '' && !isPlaying;
    const isPause = before === `${index} true`;
    if (!isFirstRest && !isPause) announce(words);
  }, [announce, isPlaying, now, index, words]);
}
