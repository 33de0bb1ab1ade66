import { type AnswerName, type AnswerNames, partOfWord } from '../sections/NotFound/answerNames.ts';

/** Names per file, so that what the 404 page fetches does not grow with the site. */
export const namesPerFile = 300;

/** The names of articles cut into files of bounded size, by their addresses. */
export function answerNameFiles(
  articles: readonly AnswerName[],
): Map<string, AnswerNames | AnswerName[]> {
  const parts = new Map<string, AnswerName[]>();
  for (const name of articles.slice(namesPerFile))
    for (const key of new Set(name.slug.split('-').map(partOfWord))) {
      const part = parts.get(key) ?? [];
      // A word that many names share does not tell them apart; their other words do.
      if (part.length < namesPerFile) parts.set(key, [...part, name]);
    }
  const first = { names: articles.slice(0, namesPerFile), parts: [...parts.keys()].toSorted() };
  return new Map<string, AnswerNames | AnswerName[]>([
    ['/answer-names.json', first],
    ...[...parts].map(([key, names]) => [`/answer-names/${key}.json`, names] as const),
  ]);
}
