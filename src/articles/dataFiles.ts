/** The data files that the build writes beside the documents. */
import { answerNameFiles } from './answerNames.ts';
import { answerData, answerSummaries, slugs } from './answersData.ts';
import { answersPages } from './answersPages.ts';

const pages = answersPages(answerSummaries());
const names = answerNameFiles(answerSummaries().map(({ slug, title }) => ({ slug, title })));

/** Paths of the pages of the index after the first one. */
export const laterAnswersPages = (): string[] => [...pages.keys()].slice(1);

/** Addresses of all data files. */
export const siteDataAddresses = (): string[] => [
  ...[...pages.keys()].map((path) => `${path}.json`),
  ...names.keys(),
  ...slugs().map((slug) => `/answers/${slug}.json`),
];

/** Content of the data file at `address`; undefined when there is no such file. */
export function siteData(address: string): unknown {
  const path = address.replace(/\.json$/, '');
  const slug = /^\/answers\/([a-z0-9-]+)$/.exec(path)?.[1];
  return (
    names.get(address) ?? pages.get(path) ?? (slug === undefined ? undefined : answerData(slug))
  );
}
