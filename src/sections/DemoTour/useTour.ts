import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { reducedMotion } from '../../design/breakpoints.ts';
import { morph } from './morph.ts';

/** The tour at one moment, and what can be done with it. */
export interface Tour {
  /** Milliseconds since the start of the tour. */
  readonly elapsed: number;
  /** Whether the tour goes on by itself. */
  readonly isPlaying: boolean;
  /** True where the visitor asks for less motion: the tour goes on by buttons only. */
  readonly isStill: boolean;
  /** Starts the clock, or lets it go on. */
  readonly onPlay: () => void;
  /** Stops the clock. */
  readonly onPause: () => void;
  /** Goes back to the start and plays. */
  readonly onRestart: () => void;
  /** Goes to the start of a scene; the number of scenes is the end of the tour. */
  readonly onGo: (scene: number) => void;
}

const sum = (seconds: readonly number[]): number => seconds.reduce((all, one) => all + one, 0);

/** When a scene starts, in milliseconds. */
export const startOf = (seconds: readonly number[], scene: number): number =>
  sum(seconds.slice(0, scene)) * 1000;

/** Index of the scene at a moment; the number of scenes once the tour is over. */
export function sceneAt(seconds: readonly number[], elapsed: number): number {
  const next = seconds.findIndex((_, scene) => elapsed < startOf(seconds, scene + 1));
  return next === -1 ? seconds.length : next;
}

/**
 * How many cues of a scene have passed, `since` milliseconds after its start. All have, when somebody
 * stepped to the scene while the tour is paused: it shows everything, and fills in anew once it plays.
 */
export function cuesPassed(
  cues: readonly number[],
  since: number,
  { isPlaying, isStill }: Pick<Tour, 'isPlaying' | 'isStill'>,
): number {
  if (isStill || (!isPlaying && since === 0)) return cues.length;
  return cues.filter((cue) => since >= cue * 1000).length;
}

/** Minutes and seconds, as on a player. */
export const clock = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const preference = (): MediaQueryList => window.matchMedia(reducedMotion);

function watchPreference(onChange: () => void): () => void {
  const query = preference();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Runs the tour's clock over scenes of these lengths in seconds. Under reduced motion it never runs.
 *
 * @param startsAtOnce - Whether play was pressed already, on the poster.
 */
export function useTour(seconds: readonly number[], startsAtOnce: boolean): Tour {
  const [elapsed, setElapsed] = useState(0);
  /** The clock's own copy of `elapsed`, which a view transition may set late while the clock ticks on. */
  const moment = useRef(0);
  /** Whether play was pressed last, and not pause. */
  const [wantsPlay, setWantsPlay] = useState(startsAtOnce);
  const isStill = useSyncExternalStore(
    watchPreference,
    () => preference().matches,
    () => false,
  );
  const total = sum(seconds) * 1000;
  const isPlaying = wantsPlay && !isStill && elapsed < total;

  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      // Timers are throttled in a background tab; the tour must not jump ahead when the tab returns.
      const step = Math.min(now - last, 500);
      last = now;
      const before = moment.current;
      moment.current = Math.min(before + step, total);
      const show = () => setElapsed(moment.current);
      const scene = sceneAt(seconds, moment.current);
      // The end is not a page of the file, so it appears without a morph.
      if (scene === sceneAt(seconds, before) || scene === seconds.length) show();
      else morph(show);
    }, 100);
    return () => clearInterval(timer);
  }, [isPlaying, seconds, total]);

  const jump = (to: number): void => {
    moment.current = to;
    setElapsed(to);
  };

  return {
    elapsed,
    isPlaying,
    isStill,
    onPlay: () => setWantsPlay(true),
    onPause: () => setWantsPlay(false),
    onRestart: () => {
      jump(0);
      setWantsPlay(true);
    },
    onGo: (scene) => {
      jump(startOf(seconds, scene));
      setWantsPlay(isPlaying);
    },
  };
}
