import { type Sentence, type Word, ignored, stemOf } from './words.ts';

/** A phrase found in a sentence. */
export interface Found<Rule> {
  readonly rule: Rule;
  readonly phrase: string;
  /** Index of the phrase's first word in the sentence. */
  readonly first: number;
  /** Index of the phrase's last word in the sentence. */
  readonly last: number;
}

/** A list of phrases, written as `Phrases`, with the conditions under which they match, as in `PhraseGroup`. */
export interface PhraseRule {
  readonly phrases: readonly string[];
  readonly unless?: readonly string[];
  readonly isExact?: boolean;
}

interface Step {
  /** Stems that match, and exact words, which begin with `=`. */
  readonly anyOf: ReadonlySet<string>;
  /** How many other words may be between the step before and this step. */
  readonly gap: number;
}

interface Compiled<Rule> {
  readonly rule: Rule;
  readonly phrase: string;
  readonly steps: readonly Step[];
  readonly unless: ReadonlySet<string>;
}

/** Compiled phrases, by each stem or exact word that their first word may be. */
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

/** Compiles lists of phrases for `findIn`. */
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

/** @returns the index of the word at which `steps` end, after the word at `at`; -1 if the words do not match. */
function lastOf(steps: readonly Step[], sentence: Sentence, at: number): number {
  const [step] = steps;
  if (step === undefined) return at;
  const latest = Math.min(at + 1 + step.gap, sentence.length - 1);
  for (let next = at + 1; next <= latest; next += 1) {
    if (!isAny(step, sentence[next] as Word)) continue;
    const last = lastOf(steps.slice(1), sentence, next);
    if (last >= 0) return last;
  }
  return -1;
}

const denials = new Set(
  "no not never nobody without don't won't wouldn't doesn't isn't aren't nor neither zero instead cannot can't hardly avoid".split(
    ' ',
  ),
);

const farthestDenial = 30;

/**
 * Whether a phrase is denied: `no cold calling`. The denial is at most five words before the phrase, or among
 * the first three words of the sentence.
 */
function isDenied(sentence: Sentence, first: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - farthestDenial); at -= 1) {
    const word = sentence[at]?.word ?? '';
    if (denials.has(word) && (at < 3 || first - at <= 5)) return true;
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

/** Finds all phrases in a sentence, except those that are denied or near a word of `unless`. */
export function* findIn<Rule extends PhraseRule>(
  matcher: Matcher<Rule>,
  sentence: Sentence,
): Generator<Found<Rule>> {
  for (const [first, { word, stem }] of sentence.entries())
    for (const candidates of [matcher.get(stem), matcher.get(`=${word}`)])
      for (const { rule, phrase, steps, unless } of candidates ?? []) {
        const last = lastOf(steps.slice(1), sentence, first);
        if (last < 0 || isDenied(sentence, first)) continue;
        const found = { rule, phrase, first, last };
        if (!hasNearby(sentence, found, unless)) yield found;
      }
}

/** Drops the shorter of phrases that overlap; the rest is in the order of the sentence. */
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
