import { phraseGroups } from './lexicon/phrases.ts';
import type { PhraseGroup } from './lexicon/group.ts';
import { type Found, findIn, matcherOf } from './match.ts';
import type { Mark } from './types.ts';
import type { Word } from './words.ts';

/** A mark with what it weighs. */
export interface WeighedMark extends Mark {
  readonly weight: number;
}

const matcher = matcherOf(phraseGroups);

const byStrength = (a: Found<PhraseGroup>, b: Found<PhraseGroup>): number =>
  b.rule.weight - a.rule.weight || b.last - b.first - (a.last - a.first) || a.first - b.first;

/** The marks of one sentence: where phrases overlap, the one that weighs more, then the longer one. */
export function marksOf(sentence: readonly Word[]): WeighedMark[] {
  const taken = new Set<number>();
  const marks: WeighedMark[] = [];
  for (const { rule, phrase, first, last } of [...findIn(matcher, sentence)].sort(byStrength)) {
    const places = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const [start, end] = [sentence[first]?.start, sentence[last]?.end];
    if (start === undefined || end === undefined || places.some((place) => taken.has(place)))
      continue;
    for (const place of places) taken.add(place);
    marks.push({ start, end, competency: rule.competency, rule: phrase, weight: rule.weight });
  }
  return marks.sort((a, b) => a.start - b.start);
}
