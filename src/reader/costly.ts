import { costlyPhrases, payLawPlaces } from './lexicon/costly.ts';
import { findIn, matcherOf, withoutOverlaps } from './match.ts';
import type { CostlyReason, CostlyWords } from './types.ts';
import type { Word } from './words.ts';

const spanOf = (sentence: readonly Word[], first: number, last: number) => ({
  start: sentence[first]?.start ?? 0,
  end: sentence[last]?.end ?? 0,
});

type Sentences = readonly (readonly Word[])[];

const matcher = matcherOf(
  (Object.keys(costlyPhrases) as CostlyReason[]).map((reason) => ({
    reason,
    phrases: costlyPhrases[reason] ?? [],
  })),
);
const places = matcherOf([{ phrases: payLawPlaces }]);

/** The requirements that a list may have. */
const mostRequirements = 12;
const bullet = /^[ \t]*(?:[-*+•·–—]|\d{1,2}[.)])[ \t]+\S/;
const requirementHeading =
  /require|qualif|must|you have|you bring|who you are|skills|experience|looking for|profile/i;

/** The requirements beyond the twelfth of a list, from the thirteenth to the last. */
function longListsOf(text: string): CostlyWords[] {
  const found: CostlyWords[] = [];
  let [count, start, end, at, isOfRequirements] = [0, 0, 0, 0, false];
  const close = (): void => {
    if (count > mostRequirements) found.push({ start, end, reason: 'long-list' });
    count = 0;
  };
  for (const line of text.split('\n')) {
    if (bullet.test(line)) {
      if (isOfRequirements) count += 1;
      if (count === mostRequirements + 1) start = at + line.search(/\S/);
      end = at + line.trimEnd().length;
    } else if (line.trim() !== '') {
      close();
      isOfRequirements = line.length < 80 && requirementHeading.test(line);
    }
    at += line.length + 1;
  }
  close();
  return found;
}

function placeWithoutPay(sentences: Sentences): CostlyWords[] {
  for (const sentence of sentences)
    for (const { first, last } of findIn(places, sentence))
      return [{ ...spanOf(sentence, first, last), reason: 'pay' }];
  return [];
}

/** Words that keep good candidates from applying, by their place in the text. Stops after each sentence. */
export function* costlyWordsOf(
  text: string,
  sentences: Sentences,
  isPayUnsaid: boolean,
): Generator<undefined, CostlyWords[]> {
  const found = isPayUnsaid ? placeWithoutPay(sentences) : [];
  for (const sentence of sentences) {
    for (const { rule, first, last } of withoutOverlaps(findIn(matcher, sentence), () => 0))
      found.push({ ...spanOf(sentence, first, last), reason: rule.reason });
    yield;
  }
  return [...found, ...longListsOf(text)].sort((a, b) => a.start - b.start || a.end - b.end);
}
