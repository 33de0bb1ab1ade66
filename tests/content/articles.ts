import { articles as all } from '../../src/articles/articles.ts';
import type { ArticleSection } from '../../src/sections/Article/types.ts';

const textsOf = ({ heading, paragraphs, list = [], table }: ArticleSection): string[] => [
  heading,
  ...paragraphs,
  ...list,
  ...(table === undefined ? [] : [table.caption, ...table.columns, ...table.rows.flat()]),
];

/** Every article, with its running text and its body. */
export const articles = all.map((article) => {
  const { summary, keyPoints, sections = [] } = article;
  return {
    ...article,
    sections,
    /** Sections with their tables. */
    body: sections.flatMap(textsOf).join('\n'),
    /** Sentences only: summary, key points, paragraphs and lists. */
    prose: [
      summary,
      ...keyPoints,
      ...sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]),
    ].join('\n'),
  };
});
