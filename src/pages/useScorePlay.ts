import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { scoreResult } from '../content/score.ts';
import type { HiringFile } from '../content/hiringFiles/types.ts';
import { scoreRoundsOf } from '../content/scoreRounds.ts';
import { focusText } from '../primitives/focusText.ts';
import { useIsHydrated } from '../primitives/useIsHydrated.ts';
import type { AnswerRoundProps } from '../sections/AnswerRound/AnswerRound.tsx';
import type { Level } from '../sections/AnswerRound/types.ts';
import { fragmentOf, readPlay, roundOf, type ScorePlay } from './scoreFragment.ts';
import { useRoleFile } from './useRoleFile.ts';

function watchFragment(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

interface ScoreControls {
  readonly rounds: AnswerRoundProps['rounds'];
  readonly play: ScorePlay;
  /** Place of the round on show, from 0; past the last one it is the result. */
  readonly round: number;
  readonly print: (level: Level) => void;
  readonly next: () => void;
  /** Starts a set. */
  readonly start: (set: HiringFile['id']) => void;
}

/**
 * The rounds of /score. The fragment of the address holds all of it, so that Back goes to the round
 * before, a reload keeps them, and a link shows a result.
 */
export function useScorePlay(): ScoreControls {
  const fragment = useSyncExternalStore(
    watchFragment,
    () => window.location.hash,
    () => '',
  );
  const isHydrated = useIsHydrated();
  const [file, choose] = useRoleFile();
  const rounds = useMemo(() => scoreRoundsOf(file), [file]);
  const asked = readPlay(fragment);
  // Until its answers are there, a set has not been started.
  const isThere = file.id === asked.set;
  const play = isThere ? asked : { ...readPlay(''), set: file.id };
  const round = roundOf(play);

  useEffect(() => {
    if (file.id !== asked.set) choose(asked.set);
  }, [asked.set, choose, file.id]);

  const shown = useRef<number>(undefined);
  /** Whether a button led on, not the browser's Back or Forward. */
  const isLedOn = useRef(false);
  useEffect(() => {
    // Not before its answers are there: the first round of another set would be named, and then be gone.
    if (!isHydrated || !isThere) return;
    const before = shown.current;
    const wasLedOn = isLedOn.current;
    shown.current = round;
    isLedOn.current = false;
    if (before === undefined || before === round) return;
    const heading = document.getElementById(rounds[round]?.id ?? scoreResult.id);
    if (!heading) return;
    focusText(heading);
    // After Back Orca is silent, and reads on from the caret; after a button it would not speak for it.
    if (!wasLedOn) window.getSelection()?.collapse(heading, 0);
  }, [isHydrated, isThere, round, rounds]);

  const leadOn = (to: ScorePlay): void => {
    // A set that is started on its first round shows no other.
    isLedOn.current = to.set !== play.set || roundOf(to) !== round;
    window.location.hash = fragmentOf(to);
  };

  return {
    rounds,
    play,
    round,
    print: (level) => {
      const answers = [...play.answers.slice(0, round), level];
      window.location.replace(fragmentOf({ ...play, answers, isPrinted: true }));
    },
    next: () => leadOn({ ...play, isPrinted: false }),
    start: (id) => leadOn({ set: id, answers: [], isPrinted: false }),
  };
}
