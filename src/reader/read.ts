import { costlyWordsOf } from './costly.ts';
import { factsOf } from './facts.ts';
import { kindOf, longestText } from './kind.ts';
import { marksOf, withWholeWords } from './marks.ts';
import { roleOf } from './role.ts';
import type { Reading } from './types.ts';
import { sentencesOf } from './words.ts';

/**
 * Reads a job posting for a sales role by the fixed lists of phrases in `lexicon`. Takes any text: `kind`
 * says why one is not read as a sales posting. A text that is too long has no marks.
 */
export function read(pasted: string): Reading {
  if (pasted.length > longestText)
    return { kind: 'long', role: 'seller', motion: 'both', marks: [], said: [], words: [] };
  const text = withWholeWords(pasted);
  const sentences = [...sentencesOf(text)];
  const { at: roleAt, role, motion } = roleOf(sentences);
  return {
    kind: kindOf(text, sentences, roleAt),
    role,
    motion,
    marks: marksOf(text, sentences),
    said: factsOf(text),
    words: costlyWordsOf(sentences),
  };
}
