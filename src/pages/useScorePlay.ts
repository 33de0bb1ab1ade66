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
  /** Index of the shown round; an index past the last round means the result. */
  readonly round: number;
  readonly print: (level: Level) => void;
  readonly next: () => void;
  /** Starts a set from its first round. */
  readonly start: (set: HiringFile['id']) => void;
}

/**
 * The rounds of /score. The fragment of the URL holds the whole state, so that Back goes to the round
 * before, a reload loses nothing, and a link can show a result.
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
  // Until the file of the set has loaded, the game is at the start of the previous set.
  const isLoaded = file.id === asked.set;
  const play = isLoaded ? asked : { ...readPlay(''), set: file.id };
  const round = roundOf(play);

  useEffect(() => {
    if (file.id !== asked.set) choose(asked.set);
  }, [asked.set, choose, file.id]);

  const shown = useRef<number>(undefined);
  /** Whether a button changed the round, as against the browser's Back or Forward. */
  const isByButton = useRef(false);
  useEffect(() => {
    // Waits for the file of the set: otherwise the focus goes to a round of the last set, which then vanishes.
    if (!isHydrated || !isLoaded) return;
    const before = shown.current;
    const wasByButton = isByButton.current;
    shown.current = round;
    isByButton.current = false;
    if (before === undefined || before === round) return;
    const heading = document.getElementById(rounds[round]?.id ?? scoreResult.id);
    if (!heading) return;
    focusText(heading);
    // After Back, Orca says nothing, but reads on from the caret. After a button, the caret would silence Orca.
    if (!wasByButton) window.getSelection()?.collapse(heading, 0);
  }, [isHydrated, isLoaded, round, rounds]);

  const goTo = (to: ScorePlay): void => {
    // False where the shown round stays the same, as when a set is restarted in its first round.
    isByButton.current = to.set !== play.set || roundOf(to) !== round;
    // The same fragment again is no event: the file of its set could not be loaded.
    if (window.location.hash === fragmentOf(to)) choose(to.set);
    else window.location.hash = fragmentOf(to);
  };

  return {
    rounds,
    play,
    round,
    print: (level) => {
      const answers = [...play.answers.slice(0, round), level];
      window.location.replace(fragmentOf({ ...play, answers, isPrinted: true }));
    },
    next: () => goTo({ ...play, isPrinted: false }),
    start: (id) => goTo({ set: id, answers: [], isPrinted: false }),
  };
}
