import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { formSlotId } from '../api/forms/refused.ts';
import { site } from '../content/site.ts';
import { FormSlot } from '../forms/PostForm/FormSlot.ts';
import type { RoutedMeta } from '../pages/PageMeta.ts';
import { App } from './App.tsx';
import { candidatePictures } from '../content/candidatePictures.ts';
import { productPictures } from '../content/productPictures.ts';
import { readData } from '../content/readData.ts';
import { socialCardOf } from '../content/social.ts';
import type { SocialCardContent } from '../illustrations/SocialCard/socialCard.ts';
import { answerData, slugs } from '../articles/answersData.ts';
import { Document, type DocumentParts } from './Document.tsx';
import { type HeadTag, headTags } from './head.ts';
import { loadPage } from './pages.ts';
import { dataOf, notFoundRoute, routeOf, routes } from './routes.ts';
import { setSiteDataSource } from './siteData.ts';
import { laterAnswersPages, siteData, siteDataAddresses } from '../articles/dataFiles.ts';

/** A page as HTML, before it is put into a document. */
interface RenderedPage {
  readonly meta: RoutedMeta;
  /** Source files of the page, to find its styles in the build. */
  readonly files: readonly string[];
  /** Address of the data file that the page reads, if any. */
  readonly data: string | undefined;
  readonly head: readonly HeadTag[];
  readonly body: string;
}

/** The paths that get a document of their own. */
export const paths = (): string[] => [
  ...routes.map(({ path }) => path),
  ...laterAnswersPages(),
  ...slugs().map((slug) => `/answers/${slug}`),
];

/** Initial data of the few pages that need some, by the address of its JSON file. */
const pageData = new Map<string, () => unknown>([
  ['/read.json', readData],
  ['/candidates.json', () => candidatePictures],
  ['/product.json', () => productPictures],
]);

/** Addresses of the data files that browsers read on navigation. */
export const dataPaths = (): string[] => [...siteDataAddresses(), ...pageData.keys()];

/** Content of a data file, ready for JSON; undefined when there is no such file. */
export const data = (path: string): Promise<unknown> =>
  Promise.resolve(pageData.get(path)?.() ?? siteData(path));

setSiteDataSource(data);

/** Content of a page's picture in link previews. An article's is made from the picture in the article. */
export const socialCard = (page: RoutedMeta): SocialCardContent =>
  socialCardOf(page, answerData(page.path.replace(/^\/answers\//, ''))?.article.artifact);

/** Path under which the 404 page is rendered. */
export const notFoundPath = notFoundRoute.path;

async function renderPage(path: string, formSlot?: ReactNode): Promise<RenderedPage> {
  const { meta, parts = [] } = await loadPage(path);
  const { file } = routeOf(path);
  return {
    meta,
    files: [file, ...parts],
    data: dataOf(path),
    head: headTags(meta, site),
    body: renderToString(
      <FormSlot value={formSlot}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </FormSlot>,
    ),
  };
}

/** Renders the page of a path. */
export const render = (path: string): Promise<RenderedPage> => renderPage(path);

/** Renders a form's page with a slot instead of the form; the server puts a refused form there. */
export const renderFormTemplate = (path: string): Promise<RenderedPage> =>
  renderPage(path, <template id={formSlotId} />);

/** Puts a document around a page. */
export const renderDocument = (parts: DocumentParts): string =>
  `<!doctype html>${renderToStaticMarkup(<Document {...parts} />)}\n`;

export { speculationRules } from './Document.tsx';
