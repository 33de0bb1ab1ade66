import { deal } from './deal.ts';
import type { PhraseGroup } from './group.ts';
import { managing } from './managing.ts';
import { opening } from './opening.ts';

/** Everything that speaks for a competency, as it is printed beside the reader. */
export const phraseGroups: readonly PhraseGroup[] = [...opening, ...deal, ...managing];

export const phraseCount = phraseGroups.reduce((sum, { phrases }) => sum + phrases.length, 0);
