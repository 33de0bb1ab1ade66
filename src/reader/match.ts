import { type Sentence, type Word, ignored, stemOf } from './words.ts';

/** A phrase that was found, by its words in a sentence. */
export interface Found<Rule> {
  readonly rule: Rule;
  readonly phrase: string;
  /** Of the first word, in the sentence. */
  readonly first: number;
  /** Of the last word. */
  readonly last: number;
}

/** What the phrases of one list have in common. */
export interface PhraseRule {
  readonly phrases: readonly string[];
  readonly unless?: readonly string[];
  readonly isExact?: boolean;
}

interface Step {
  /** Stems, and very words after a `=`. */
  readonly anyOf: ReadonlySet<string>;
  /** How many other words may stand before it. */
  readonly gap: number;
}

interface Compiled<Rule> {
  readonly rule: Rule;
  readonly phrase: string;
  readonly steps: readonly Step[];
  readonly unless: ReadonlySet<string>;
}

/** Phrases ready to be looked for, by what their first word may be. */
export type Matcher<Rule> = ReadonlyMap<string, readonly Compiled<Rule>[]>;

const widestGap = 4;
const nearby = 5;

function stepsOf(phrase: string, isExact = false): Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of phrase.split(/[ -]/)) {
    if (part === '…') gap = widestGap;
    else if (!ignored.has(part)) {
      const keyOf = isExact && part !== '#' ? (word: string) => `=${word}` : stemOf;
      steps.push({ anyOf: new Set(part.split('/').map(keyOf)), gap });
      gap = 0;
    }
  }
  return steps;
}

/** Makes lists of phrases ready to be looked for. */
export function matcherOf<Rule extends PhraseRule>(rules: readonly Rule[]): Matcher<Rule> {
  const byFirst = new Map<string, Compiled<Rule>[]>();
  for (const rule of rules) {
    const unless = new Set(rule.unless?.map(stemOf));
    for (const phrase of rule.phrases) {
      const steps = stepsOf(phrase, rule.isExact);
      for (const key of steps[0]?.anyOf ?? [])
        byFirst.set(key, [...(byFirst.get(key) ?? []), { rule, phrase, steps, unless }]);
    }
  }
  return byFirst;
}

const isAny = ({ anyOf }: Step, { word, stem }: Word): boolean =>
  anyOf.has(stem) || anyOf.has(`=${word}`);

/** @returns the place of the last word, or -1. */
function lastOf(steps: readonly Step[], sentence: Sentence, first: number): number {
  let at = first;
  for (const step of steps.slice(1)) {
    const latest = Math.min(at + 1 + step.gap, sentence.length - 1);
    let next = at + 1;
    while (next <= latest && !isAny(step, sentence[next] as Word)) next += 1;
    if (next > latest) return -1;
    at = next;
  }
  return at;
}

const denials = new Set(
  "no not never nobody without don't won't wouldn't doesn't isn't aren't nor neither zero instead cannot can't hardly avoid".split(
    ' ',
  ),
);

const farthestDenial = 30;

/** Whether a sentence says that the phrase does not hold: `no cold calling`. What begins with a denial denies all. */
function isDenied(sentence: Sentence, first: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - farthestDenial); at -= 1) {
    const word = sentence[at]?.word ?? '';
    if (denials.has(word)) return at < 3 || first - at <= 5;
  }
  return false;
}

function hasNearby(
  sentence: Sentence,
  { first, last }: Found<unknown>,
  unless: ReadonlySet<string>,
): boolean {
  if (unless.size === 0) return false;
  const end = Math.min(sentence.length - 1, last + nearby);
  for (let at = Math.max(0, first - nearby); at <= end; at += 1)
    if (unless.has(sentence[at]?.stem ?? '')) return true;
  return false;
}

/** Each phrase that stands in a sentence, those that are denied left out. */
export function* findIn<Rule extends PhraseRule>(
  matcher: Matcher<Rule>,
  sentence: Sentence,
): Generator<Found<Rule>> {
  for (const [first, { word, stem }] of sentence.entries())
    for (const candidates of [matcher.get(stem), matcher.get(`=${word}`)])
      for (const { rule, phrase, steps, unless } of candidates ?? []) {
        const last = lastOf(steps, sentence, first);
        if (last < 0 || isDenied(sentence, first)) continue;
        const found = { rule, phrase, first, last };
        if (!hasNearby(sentence, found, unless)) yield found;
      }
}

/** What remains of phrases where they overlap, the longer ones, by their place. */
export function withoutOverlaps<Rule>(found: Iterable<Found<Rule>>): Found<Rule>[] {
  const taken = new Set<number>();
  return [...found]
    .sort((a, b) => b.last - b.first - (a.last - a.first) || a.first - b.first)
    .filter(({ first, last }) => {
      const places = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      if (places.some((place) => taken.has(place))) return false;
      for (const place of places) taken.add(place);
      return true;
    })
    .sort((a, b) => a.first - b.first);
}
