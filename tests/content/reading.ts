/** Number of syllables of an English word, by its groups of vowels: exact for most words, else close. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** Words of a text; numbers and abbreviations count as words. */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,%/-]*/gu) ?? [];

/** Sentences of a text. A period inside a number or an abbreviation does not end a sentence. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…:]["”’]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);

/** School grade that a text requires, by the Flesch-Kincaid formula. Grade 9 is about age 14. */
export function gradeOf(text: string): number {
  const words = wordsOf(text);
  const sentences = sentencesOf(text);
  if (words.length === 0) return 0;
  const count = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (count / words.length) - 15.59;
}
