import { pagePath } from '../sections/AnswersHub/pagePath.ts';
import type { AnswersPage, AnswerSummary } from '../sections/AnswersHub/types.ts';

/** How many articles a page of the index shows. */
export const pageSize = 30;

/** The index divided into pages, keyed by path. Without articles, the index is one empty page. */
export function answersPages(all: readonly AnswerSummary[]): Map<string, AnswersPage> {
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  return new Map(
    Array.from({ length: pages }, (_, index) => {
      const from = index * pageSize;
      return [
        pagePath(index + 1),
        {
          pagination: { page: index + 1, pages, first: from + 1, total: all.length },
          answers: all.slice(from, from + pageSize),
        },
      ];
    }),
  );
}
