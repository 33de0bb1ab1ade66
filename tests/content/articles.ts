import { articles as all } from '../../src/articles/articles.ts';
import type { ArticleSection } from '../../src/sections/Article/types.ts';

const textsOf = ({ heading, paragraphs, list = [], table }: ArticleSection): string[] => [
  heading,
  ...paragraphs,
  ...list,
  ...(table === undefined ? [] : [table.caption, ...table.columns, ...table.rows.flat()]),
];

/** Every article, with the text of all its sections (`body`) and its sentences alone (`prose`). */
export const articles = all.map((article) => {
  const { summary, keyPoints, sections = [] } = article;
  return {
    ...article,
    sections,
    /** All text of the sections, with headings and tables. */
    body: sections.flatMap(textsOf).join('\n'),
    /** Sentences only: summary, key points, paragraphs and lists. */
    prose: [
      summary,
      ...keyPoints,
      ...sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]),
    ].join('\n'),
  };
});
