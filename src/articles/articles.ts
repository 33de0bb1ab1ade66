/**
 * All articles. Only the build loads this file. A browser fetches just the article that it shows, so
 * pages do not grow with the number of articles.
 */
import type { ArticleData } from '../sections/Article/types.ts';

/** The articles that come first, in this order; later ones follow by their slugs. */
const leading = [
  'sales-competency-rubric',
  'what-is-sjt-sales-hiring',
  'sales-roleplay-interview-scoring',
  'meddicc-vs-bant',
  'sales-hiring-blueprint',
  'ai-jd-parser-for-sales',
  'top-5-sales-competencies',
  'saas-ae-interview-process',
  'candidate-heatmap-scoring',
  'anti-cheat-online-interviews',
];

const modules = import.meta.glob<Readonly<Record<string, ArticleData>>>('../content/answers/*.ts', {
  eager: true,
});

const rank = new Map(leading.map((slug, index) => [slug, index]));
const rankOf = ({ slug }: ArticleData): number => rank.get(slug) ?? leading.length;

/** Every article, in the order in which readers find them. */
export const articles: readonly ArticleData[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .sort((a, b) => rankOf(a) - rankOf(b) || (a.slug < b.slug ? -1 : 1));
