import { decoys } from './lexicon/decoys.ts';
import { phraseGroups } from './lexicon/phrases.ts';
import type { PhraseGroup } from './lexicon/group.ts';
import { findIn, matcherOf, withoutOverlaps } from './match.ts';
import type { CompetencyId, Mark } from './types.ts';
import type { Word } from './words.ts';

/** What a sentence holds: its marks, and what the competencies weigh by it. */
export interface SentenceMarks {
  readonly marks: readonly Mark[];
  readonly weights: ReadonlyMap<CompetencyId, number>;
}

/** What a phrase adds where a stronger one of its competency stands in the same sentence. */
const more = 0.25;

const matcher = matcherOf([...phraseGroups, { phrases: decoys, weight: 4 } as const]);
type Rule = PhraseGroup | { readonly weight: 4 };

const byWeight = (a: Rule, b: Rule): number => b.weight - a.weight;

/**
 * The marks of one sentence. Where phrases overlap, a decoy wins, then the phrase that weighs more, then
 * the longer one. Hints weigh, and are not marked.
 */
export function marksOf(sentence: readonly Word[]): SentenceMarks {
  const marks: Mark[] = [];
  const weights = new Map<CompetencyId, number>();
  const found = withoutOverlaps(findIn(matcher, sentence), byWeight);
  for (const { rule, phrase, first, last } of found) {
    if (!('competency' in rule)) continue;
    const { competency, weight } = rule;
    const before = weights.get(competency);
    weights.set(competency, before === undefined ? weight : before + weight * more);
    const [start, end] = [sentence[first]?.start ?? 0, sentence[last]?.end ?? 0];
    if (weight > 1) marks.push({ start, end, competency, rule: phrase });
  }
  return { marks: marks.sort((a, b) => a.start - b.start), weights };
}
