import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { scoreResult } from '../content/score.ts';
import { accountExecutiveSet } from '../content/scoreSets/accountExecutive.ts';
import type { ScoreSet } from '../content/scoreSets/scoreSet.ts';
import { focusText } from '../primitives/focusText.ts';
import { useIsHydrated } from '../primitives/useIsHydrated.ts';
import type { Level } from '../sections/AnswerRound/types.ts';
import { fragmentOf, readPlay, roundOf, type ScorePlay } from './scoreFragment.ts';

/** The first set comes with the page, the others when they are asked for. */
const load: Readonly<Record<ScoreSet['id'], () => Promise<ScoreSet>>> = {
  ae: () => Promise.resolve(accountExecutiveSet),
  sdr: async () => (await import('../content/scoreSets/salesDevelopment.ts')).salesDevelopmentSet,
  leader: async () => (await import('../content/scoreSets/salesLeader.ts')).salesLeaderSet,
};

function watchFragment(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

interface ScoreControls {
  readonly set: ScoreSet;
  readonly play: ScorePlay;
  /** Place of the round on show, from 0; past the last one it is the result. */
  readonly round: number;
  readonly print: (level: Level) => void;
  readonly next: () => void;
  /** Starts a set. */
  readonly start: (set: ScoreSet['id']) => void;
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
  const [set, setSet] = useState<ScoreSet>(accountExecutiveSet);
  const asked = readPlay(fragment);
  // Until its answers are there, a set has not been started.
  const play = set.id === asked.set ? asked : readPlay('');
  const round = roundOf(play);

  const { set: wanted } = asked;
  useEffect(() => {
    let isWanted = true;
    const take = (loaded: ScoreSet): void => {
      if (isWanted) setSet(loaded);
    };
    load[wanted]().then(take, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [wanted]);

  const shown = useRef<{ readonly set: ScoreSet; readonly round: number }>(undefined);
  useEffect(() => {
    if (!isHydrated) return;
    const before = shown.current;
    shown.current = { set, round };
    if (before?.set !== set || before.round === round) return;
    const heading = document.getElementById(set.rounds[round]?.id ?? scoreResult.id);
    if (heading) focusText(heading);
  }, [isHydrated, round, set]);

  return {
    set,
    play,
    round,
    print: (level) => {
      const answers = [...play.answers.slice(0, round), level];
      window.location.replace(fragmentOf({ ...play, answers, isPrinted: true }));
    },
    next: () => {
      window.location.hash = fragmentOf({ ...play, isPrinted: false });
    },
    start: (id) => {
      window.location.hash = fragmentOf({ set: id, answers: [], isPrinted: false });
    },
  };
}
