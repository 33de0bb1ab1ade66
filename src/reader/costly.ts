import { costlyPhrases } from './lexicon/costly.ts';
import { findIn, matcherOf, withoutOverlaps } from './match.ts';
import type { CostlyReason, CostlyWords } from './types.ts';
import { type Sentence, placeOf } from './words.ts';

const matcher = matcherOf(
  Object.entries(costlyPhrases).map(([reason, rule]) => ({
    ...rule,
    reason: reason as CostlyReason,
  })),
);

/** Words that keep good candidates from applying, in the order of the text. */
export const costlyWordsOf = (sentences: readonly Sentence[]): CostlyWords[] =>
  sentences.flatMap((sentence) =>
    withoutOverlaps(findIn(matcher, sentence)).map(({ rule, first, last }) => ({
      ...placeOf(sentence, first, last),
      reason: rule.reason,
    })),
  );
