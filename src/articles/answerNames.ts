import { type AnswerName, type AnswerNames, partOfWord } from '../sections/NotFound/answerNames.ts';

/** Most names in one file, so that the files that the 404 page fetches do not grow with the site. */
export const namesPerFile = 300;

/**
 * The names of all articles, in files of bounded size, by the address of the file: the first in one file, each
 * later one in a file for each start of a word of its slug.
 */
export function answerNameFiles(
  articles: readonly AnswerName[],
): Map<string, AnswerNames | AnswerName[]> {
  const parts = new Map<string, AnswerName[]>();
  for (const name of articles.slice(namesPerFile))
    for (const start of new Set(name.slug.split('-').map(partOfWord))) {
      const part = parts.get(start) ?? [];
      // A full file takes no more: so common a start tells no articles apart. Names left out are found by other words.
      if (part.length < namesPerFile) parts.set(start, [...part, name]);
    }
  const first = { names: articles.slice(0, namesPerFile), parts: [...parts.keys()].toSorted() };
  return new Map<string, AnswerNames | AnswerName[]>([
    ['/answer-names.json', first],
    ...[...parts].map(([start, names]) => [`/answer-names/${start}.json`, names] as const),
  ]);
}
