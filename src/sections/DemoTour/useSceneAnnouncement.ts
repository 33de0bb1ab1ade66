import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';

/** Announces a scene when it becomes the current one, and when playing starts in it. */
export function useSceneAnnouncement(words: string, index: number, isPlaying: boolean): void {
  const announce = useAnnounce();
  const before = useRef({ index, isPlaying: false });

  useEffect(() => {
    const isAnother = before.current.index !== index;
    const hasStarted = isPlaying && !before.current.isPlaying;
    before.current = { index, isPlaying };
    if (isAnother || hasStarted) announce(words);
  }, [announce, isPlaying, index, words]);
}
