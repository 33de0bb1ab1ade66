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

/** The requirements that a list may have. */
const mostRequirements = 12;
const requirementHeading =
  /require|qualif|must|you have|you bring|who you are|skills|experience|looking for|profile/i;

/** The requirements beyond the twelfth of a list, from the thirteenth to the last. */
function longListsOf(text: string): CostlyWords[] {
  const found: CostlyWords[] = [];
  let [heading, at] = ['', 0];
  for (const block of text.split(/(\n[ \t]*(?:\n[ \t]*)+)/)) {
    const lines = [...block.matchAll(/.*\S.*/g)];
    const [first] = lines;
    const hasOwn = first !== undefined && requirementHeading.test(first[0]) && first[0].length < 80;
    const items = hasOwn ? lines.slice(1) : lines;
    const [start, end] = [items[mostRequirements], items.at(-1)];
    if (start && end && requirementHeading.test(hasOwn ? first[0] : heading))
      found.push({
        start: at + start.index,
        end: at + end.index + end[0].length,
        reason: 'long-list',
      });
    if (first !== undefined) heading = lines.length === 1 && first[0].length < 80 ? first[0] : '';
    at += block.length;
  }
  return found;
}

/** Words that keep good candidates from applying, by their place in the text. */
export function costlyWordsOf(text: string, sentences: readonly Sentence[]): CostlyWords[] {
  const found = sentences.flatMap((sentence) =>
    withoutOverlaps(findIn(matcher, sentence), () => 0).map(({ rule, first, last }) => ({
      ...placeOf(sentence, first, last),
      reason: rule.reason,
    })),
  );
  return [...found, ...longListsOf(text)].sort((a, b) => a.start - b.start || a.end - b.end);
}
