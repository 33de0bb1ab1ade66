/** Derives the data of the articles at build time. Browsers read the result as JSON, see siteData.ts. */
import { articles } from './articles.ts';
import { articleBreadcrumb } from '../content/article.ts';
import { site } from '../content/site.ts';
import { thumbnailOf } from '../content/thumbnails.ts';
import { pageName } from '../content/pageNames.ts';
import { withCurlyQuotes } from '../content/typography.ts';
import type { ThumbnailLine } from '../illustrations/Thumbnail/Thumbnail.tsx';
import type { AnswerData } from '../pages/Answer.tsx';
import type { AnswerSummary } from '../sections/AnswersHub/types.ts';
import type { ArticleData, ArticleSection } from '../sections/Article/types.ts';
import type { RelatedAnswer } from '../sections/RelatedAnswers/RelatedAnswers.tsx';
import { linkTerms } from './glossaryLinks.ts';

/** Publication date when neither the article nor the site has a date. */
const fallbackDate = '2025-01-01';

/** Words per minute of people who read carefully on a screen. */
const readingSpeed = 220;

const positions = new Map(articles.map(({ slug }, index) => [slug, index]));

const sectionTexts = ({ heading, paragraphs, list = [], table }: ArticleSection): string[] => [
  heading,
  ...paragraphs,
  ...list,
  ...(table?.rows.flat() ?? []),
];

function minutesToRead({ summary, keyPoints, sections = [] }: ArticleData): number {
  const texts = [summary, ...keyPoints, ...sections.flatMap(sectionTexts)];
  return Math.max(1, Math.round(texts.join(' ').split(/\s+/).length / readingSpeed));
}

const typeset = ({ list, table, ...section }: ArticleSection): ArticleSection => ({
  ...section,
  heading: withCurlyQuotes(section.heading),
  paragraphs: section.paragraphs.map(withCurlyQuotes),
  ...(list && { list: list.map(withCurlyQuotes) }),
  ...(table && {
    table: {
      ...table,
      caption: withCurlyQuotes(table.caption),
      columns: table.columns.map(withCurlyQuotes),
      rows: table.rows.map((cells) => cells.map(withCurlyQuotes)),
    },
  }),
});

/** Thumbnail of an article without a picture: the number of its sources. */
const sourcesInShort = ({ sources = [] }: ArticleData): ThumbnailLine[] => [
  [`${sources.length} sources`],
];

/** The previous and the next article, then the next nearest ones, three in all. */
function relatedTo(position: number): RelatedAnswer[] {
  const nearest = [-1, 1, 2, -2, 3, -3].flatMap((distance) => {
    const near = articles[position + distance];
    return near === undefined ? [] : [{ distance, near }];
  });
  return nearest.slice(0, 3).map(({ distance, near }) => ({
    relation: distance === -1 ? 'previous' : distance === 1 ? 'next' : 'near',
    title: near.title,
    to: `/answers/${near.slug}`,
  }));
}

/** Slugs of all articles. */
export const slugs = (): string[] => articles.map(({ slug }) => slug);

/** The index of all articles. */
export const answerSummaries = (): AnswerSummary[] =>
  articles.map((article) => ({
    slug: article.slug,
    kind: article.kind ?? 'Guide',
    minutes: minutesToRead(article),
    sourceCount: article.sources?.length ?? 0,
    thumbnail: article.artifact ? thumbnailOf(article.artifact) : sourcesInShort(article),
    title: article.title,
    description: article.metaDescription,
    keyPoints: article.keyPoints.slice(0, 2).map(withCurlyQuotes),
    pointCount: article.keyPoints.length,
  }));

/** ISO dates of an article. Default for `datePublished`: the day the site went live, or else `dateModified`. */
export function datesOf(dates: Pick<ArticleData, 'datePublished' | 'dateModified'>) {
  const { datePublished, dateModified } = dates;
  const published =
    datePublished ??
    [site.published, dateModified].find((date) => date !== undefined && date !== '') ??
    fallbackDate;
  const changed = dateModified ?? published;
  // A change before the publication does not count: the article is unchanged since it was published.
  return { published, modified: changed < published ? published : changed };
}

/** Everything that the page of an article shows; undefined when no article has this slug. */
export function answerData(slug: string): AnswerData | undefined {
  const position = positions.get(slug) ?? -1;
  const article = articles[position];
  if (article === undefined) return undefined;
  const { published, modified } = datesOf(article);
  return {
    meta: {
      title: article.title,
      description: article.metaDescription,
      breadcrumb: [...articleBreadcrumb, { label: article.title }],
      article: { headline: article.h1, datePublished: published, dateModified: modified },
    },
    article: {
      ...article,
      summary: withCurlyQuotes(article.summary),
      keyPoints: article.keyPoints.map(withCurlyQuotes),
      ...(article.sections && { sections: linkTerms(article.sections.map(typeset)) }),
    },
    facts: {
      updated: modified,
      minutes: minutesToRead(article),
      learnMore: article.links.map((to) => ({ label: pageName(to), to })),
    },
    related: relatedTo(position),
  };
}
