import { type AnswerName, type AnswerNames, partOfWord } from '../sections/NotFound/answerNames.ts';

/** Most names in one file, so that the files that the 404 page fetches do not grow with the site. */
export const namesPerFile = 300;

/**
 * The content of each file of names, by the address of the file. `/answer-names.json` has the first
 * `namesPerFile` articles. Each later one is in a file for each word of its slug, called after the word's first
 * two letters: `sales-rubric` is in `/answer-names/sa.json` and in `/answer-names/ru.json`.
 */
export function answerNameFiles(
  articles: readonly AnswerName[],
): Map<string, AnswerNames | AnswerName[]> {
  const parts = new Map<string, AnswerName[]>();
  for (const name of articles.slice(namesPerFile))
    for (const start of new Set(name.slug.split('-').map(partOfWord))) {
      const part = parts.get(start) ?? [];
      // A full file takes no more: two letters that so many slugs share hardly narrow a search down. Most names
      // that are left out are in the file of another word.
      if (part.length < namesPerFile) parts.set(start, [...part, name]);
    }
  const first = { names: articles.slice(0, namesPerFile), parts: [...parts.keys()].toSorted() };
  return new Map<string, AnswerNames | AnswerName[]>([
    ['/answer-names.json', first],
    ...[...parts].map(([start, names]) => [`/answer-names/${start}.json`, names] as const),
  ]);
}
