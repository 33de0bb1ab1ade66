import { type AnswerName, type AnswerNames, partOfWord } from '../sections/NotFound/answerNames.ts';

/** Most names in one file, so that the files that the 404 page fetches do not grow with the site. */
export const namesPerFile = 300;

/** The names of all articles, divided into files of bounded size. Keyed by the address of the file. */
export function answerNameFiles(
  articles: readonly AnswerName[],
): Map<string, AnswerNames | AnswerName[]> {
  const parts = new Map<string, AnswerName[]>();
  for (const name of articles.slice(namesPerFile))
    for (const key of new Set(name.slug.split('-').map(partOfWord))) {
      const part = parts.get(key) ?? [];
      // A word this common tells no articles apart. Names left out here are found by their other words.
      if (part.length < namesPerFile) parts.set(key, [...part, name]);
    }
  const first = { names: articles.slice(0, namesPerFile), parts: [...parts.keys()].toSorted() };
  return new Map<string, AnswerNames | AnswerName[]>([
    ['/answer-names.json', first],
    ...[...parts].map(([key, names]) => [`/answer-names/${key}.json`, names] as const),
  ]);
}
