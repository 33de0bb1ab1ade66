import { sampleRoles } from '../content/roleSwitch.ts';
import type { HiringFile } from '../content/hiringFiles/types.ts';
import type { Level } from '../sections/AnswerRound/types.ts';

type SetId = HiringFile['id'];

/** How far a visitor of /score has come; stored in the fragment of the page's URL. */
export interface ScorePlay {
  readonly set: SetId;
  /** At most five answers: the levels given in the rounds so far. */
  readonly answers: readonly Level[];
  /** Whether the receipt of the last answer is still shown. */
  readonly isPrinted: boolean;
}

/** The set that is played where the fragment names no set. */
const firstSet: SetId = 'ae';

/** Parses a fragment such as `#s=342&set=sdr&printed`. An invalid one is a new game with the first set. */
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

/** Fragment for a state; {@link readPlay} parses it. */
export const fragmentOf = ({ set, answers, isPrinted }: ScorePlay): string =>
  `#s=${answers.join('')}${set === firstSet ? '' : `&set=${set}`}${isPrinted ? '&printed' : ''}`;

/** Index of the shown round; an index past the last round means the result. */
export const roundOf = ({ answers, isPrinted }: ScorePlay): number =>
  answers.length - (isPrinted ? 1 : 0);
