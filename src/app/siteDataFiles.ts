/** The data files that the build writes beside the documents. */
import { answerData, answerSummaries, slugs } from './answersData.ts';

/** Addresses of all data files. */
export const siteDataAddresses = (): string[] => [
  '/answers.json',
  ...slugs().map((slug) => `/answers/${slug}.json`),
];

/** What a data file holds; undefined where there is no such file. */
export function siteData(address: string): unknown {
  if (address === '/answers.json') return answerSummaries();
  const slug = /^\/answers\/([a-z0-9-]+)\.json$/.exec(address)?.[1];
  return slug === undefined ? undefined : answerData(slug);
}
