import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import type { SiteHeaders } from '../../src/server/headers.ts';

const root = resolve(import.meta.dirname, '../../dist');

/** One document of the built site. */
export interface BuiltPage {
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly dom: HTMLElement;
  readonly headers: Readonly<Record<string, string>>;
}

export const headers = JSON.parse(readFileSync(join(root, 'headers.json'), 'utf8')) as SiteHeaders;

/** A file of the built site as text. */
export const siteFile = (name: string): string => readFileSync(join(root, 'site', name), 'utf8');

/** A file of the built site as bytes. */
export const siteBytes = (name: string): Buffer => readFileSync(join(root, 'site', name));

/** Names of the files that the bundler wrote. */
export const assets = readdirSync(join(root, 'site/assets'));

/** Contents of the assets of a kind, such as `.css`. */
export const assetTexts = (kind: string): string[] =>
  assets.filter((name) => name.endsWith(kind)).map((name) => siteFile(`assets/${name}`));

export const siteFileExists = (name: string): boolean => existsSync(join(root, 'site', name));

const read = (path: string, { file, headers: own }: SiteHeaders['notFound']): BuiltPage => {
  const html = siteFile(file);
  return { path, file, html, dom: parse(html), headers: own };
};

/** Every prerendered page. */
export const pages: readonly BuiltPage[] = Object.entries(headers.documents).map(
  ([path, document]) => read(path, document),
);

/** The page for unknown addresses. */
export const notFoundPage = read('/404', headers.notFound);

/** Every prerendered page, and the page for unknown addresses. */
export const documents: readonly BuiltPage[] = [...pages, notFoundPage];

/** Content of a meta element, by name or property. */
export const metaOf = ({ dom }: BuiltPage, key: string): string | undefined =>
  dom.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content');

export const isIndexed = (page: BuiltPage): boolean => metaOf(page, 'robots') !== 'noindex';
