import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows the beginning of each scene of a player that is taller than its frame, and the rest of it
 * in the scene's second half. A visitor who has scrolled looks where they want to until the scene is over.
 */
export function useCamera(scene: number, isSecondHalf: boolean): RefObject<HTMLDivElement | null> {
  const player = useRef<HTMLDivElement>(null);
  const shown = useRef(scene);

  useEffect(() => {
    if (shown.current === scene) return;
    shown.current = scene;
    const end = player.current?.getBoundingClientRect().bottom ?? 0;
    // Further down the tour is read in words, and stays where it is.
    if (end > window.innerHeight / 2) window.scrollTo(0, 0);
  }, [scene]);

  useEffect(() => {
    if (!isSecondHalf || window.scrollY > 0) return;
    const hidden = (player.current?.offsetHeight ?? 0) - window.innerHeight;
    if (hidden > 0) window.scrollTo({ top: hidden, behavior: 'smooth' });
  }, [isSecondHalf]);

  return player;
}
