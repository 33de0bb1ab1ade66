import { costlyWordsOf } from './costly.ts';
import { kindOf, longestText } from './kind.ts';
import { factGroups } from './lexicon/facts.ts';
import { marksOf } from './marks.ts';
import { findIn, matcherOf } from './match.ts';
import { rankOf } from './rank.ts';
import { type Answers, type FactId, type Reading, factIds } from './types.ts';
import { type Word, sentencesOf } from './words.ts';

const facts = matcherOf(factGroups.map((group) => ({ ...group, isStatedByDenial: true })));

function unsaidIn(sentences: readonly (readonly Word[])[]): FactId[] {
  const said = new Set<FactId>();
  for (const sentence of sentences)
    for (const { rule } of findIn(facts, sentence)) said.add(rule.fact);
  return factIds.filter((fact) => !said.has(fact));
}

/**
 * Reads a job description for a sales role by the fixed list of phrases in `lexicon`. Takes any text: what
 * cannot be read says so by its kind. A text that is too long has no marks.
 */
export function read(text: string, answers: Answers = {}): Reading {
  const sentences = text.length > longestText ? [] : sentencesOf(text);
  const found = sentences.map(marksOf);
  const unsaid = unsaidIn(sentences);
  return {
    kind: kindOf(text, sentences),
    competencies: rankOf(found, answers),
    marks: found.flatMap(({ marks }) => marks),
    unsaid,
    words: costlyWordsOf(text, sentences, unsaid.includes('pay')),
  };
}
