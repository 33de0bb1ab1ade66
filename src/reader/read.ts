import { costlyWordsOf } from './costly.ts';
import { kindOf, longestText } from './kind.ts';
import { orders } from './lexicon/asides.ts';
import { factGroups } from './lexicon/facts.ts';
import { type FoundPhrase, marksOf, phrasesIn, workOf } from './marks.ts';
import { findIn, matcherOf } from './match.ts';
import { addCounts, noCounts, rankOf, roleOf } from './rank.ts';
import { type Effect, type FactId, type Mark, type Reading, factIds } from './types.ts';
import { type Word, paragraphsOf, sentencesOf, stemOf } from './words.ts';

const facts = matcherOf(
  factGroups.map((group) => ({
    ...group,
    isStatedByDenial: true,
    needs: new Set(group.with?.map(stemOf)),
  })),
);

/** A sentence of so few words before another is taken for its heading. */
const longestHeading = 5;

function* factsOf(sentence: readonly Word[], before: readonly Word[]): Generator<FactId> {
  const heading = before.length > longestHeading ? [] : before;
  const stems = [...heading, ...sentence].map(({ stem }) => stem);
  for (const { rule } of findIn(facts, sentence))
    if (rule.needs.size === 0 || stems.some((stem) => rule.needs.has(stem))) yield rule.fact;
}

/** Whether a sentence belongs to a line that is an item of a list, or that ends no sentence. */
function isItem(text: string, [first]: readonly Word[]): boolean {
  const at = first?.start ?? 0;
  const [line = ''] = text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1);
  return /^\s*(?:[-*+•·–—#\p{So}]|\d{1,2}[.)])|^[^.!?]*$/u.test(line);
}

/** Whether a sentence speaks to the candidate, or begins as an order does: "Close six-figure deals". */
const toCandidate = (sentence: readonly Word[]): boolean =>
  (sentence[0]?.isName === true && orders.has(sentence[0].word)) ||
  sentence.some(({ word }) => word.startsWith('you'));

/** Reads, and stops after each sentence and before each further step. */
function* reading(text: string, answers: readonly Effect[]): Generator<undefined, Reading> {
  const sentences: Word[][] = [];
  const marks: Mark[] = [];
  const counts = noCounts();
  const phrases = new Map<readonly Word[], FoundPhrase[]>();
  const said = new Set<FactId>();
  for (const sentence of text.length > longestText ? [] : sentencesOf(text)) {
    for (const fact of factsOf(sentence, sentences.at(-1) ?? [])) said.add(fact);
    sentences.push(sentence);
    const found = phrasesIn(sentence);
    phrases.set(sentence, found);
    addCounts(counts, sentence, found);
    yield;
  }
  for (const paragraph of paragraphsOf(text, sentences)) {
    const found: Mark[] = [];
    for (const sentence of workOf(paragraph)) {
      if (isItem(text, sentence) || toCandidate(sentence))
        found.push(...marksOf(sentence, phrases.get(sentence) ?? []));
      yield;
    }
    // Where a paragraph has few marks, those of several words are too often wrong to be shown.
    const isAlone = found.length < 3 && paragraph.length > 1;
    for (const mark of found)
      if (!isAlone || !text.slice(mark.start, mark.end).includes(' ')) marks.push(mark);
  }
  const kind = yield* kindOf(text, sentences, marks.length);
  const words = yield* costlyWordsOf(text, sentences, !said.has('pay'));
  return {
    kind,
    competencies: rankOf(marks, counts, answers, roleOf(sentences)),
    marks,
    unsaid: factIds.filter((fact) => !said.has(fact)),
    words,
  };
}

/**
 * Reads a job description for a sales role by the fixed list of phrases in `lexicon`. Takes any text: what
 * cannot be read says so by its kind. A text that is too long has no marks.
 */
export function read(text: string, answers: readonly Effect[] = []): Reading {
  const steps = reading(text, answers);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** How many steps are taken before the page may draw: less than a frame on a slow phone. */
const slice = 20;

/** Reads as `read` does, in slices between which the page stays responsive. */
export async function readInSlices(
  text: string,
  answers: readonly Effect[] = [],
): Promise<Reading> {
  const steps = reading(text, answers);
  for (let count = 1; ; count += 1) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (count % slice === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}
