import { articles as all } from '../../src/articles/articles.ts';
import type { ArticleSection } from '../../src/sections/Article/types.ts';

const textsOf = ({ heading, paragraphs, list = [], table }: ArticleSection): string[] => [
  heading,
  ...paragraphs,
  ...list,
  ...(table === undefined ? [] : [table.caption, ...table.columns, ...table.rows.flat()]),
];

/** Every article, with its running text, its body and what it cites. */
export const articles = all.map((article) => {
  const { summary, keyPoints, sections = [], sources = [] } = article;
  const body = sections.flatMap(textsOf).join('\n');
  return {
    ...article,
    sections,
    sources,
    /** Sections with their tables. */
    body,
    /** Sentences only: summary, key points, paragraphs and lists. */
    prose: [
      summary,
      ...keyPoints,
      ...sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]),
    ].join('\n'),
    /** Positions that the text cites, each once. */
    cited: [
      ...new Set(
        [...`${summary}\n${keyPoints.join('\n')}\n${body}`.matchAll(/\[(\d+)\]/g)].map(([, n]) =>
          Number(n),
        ),
      ),
    ],
  };
});
