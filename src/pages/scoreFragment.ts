import { sampleRoles } from '../content/roleSwitch.ts';
import type { HiringFile } from '../content/hiringFiles/types.ts';
import type { Level } from '../sections/AnswerRound/types.ts';

type SetId = HiringFile['id'];

/** How far a visitor of /score has come, as the fragment of the address keeps it. */
export interface ScorePlay {
  readonly set: SetId;
  /** Five at most. */
  readonly answers: readonly Level[];
  /** The receipt of the last answer is still on show. */
  readonly isPrinted: boolean;
}

/** The set that is played where the fragment names none. */
const firstSet: SetId = 'ae';

/** What a fragment such as `#s=342&set=sdr&printed` says; anything else is a start with the first set. */
export function readPlay(fragment: string): ScorePlay {
  const parts = new URLSearchParams(fragment.slice(1));
  const digits = parts.get('s') ?? '';
  const named = parts.get('set') ?? firstSet;
  const set = sampleRoles.find(({ id }) => id === named)?.id;
  if (set === undefined || !/^[1-4]{0,5}$/.test(digits))
    return { set: firstSet, answers: [], isPrinted: false };
  return {
    set,
    answers: Array.from(digits, (digit) => Number(digit) as Level),
    isPrinted: digits !== '' && parts.has('printed'),
  };
}

/** The fragment that {@link readPlay} reads. */
export const fragmentOf = ({ set, answers, isPrinted }: ScorePlay): string =>
  `#s=${answers.join('')}${set === firstSet ? '' : `&set=${set}`}${isPrinted ? '&printed' : ''}`;

/** Place of the round on show, from 0; past the last one it is the result. */
export const roundOf = ({ answers, isPrinted }: ScorePlay): number =>
  answers.length - (isPrinted ? 1 : 0);
