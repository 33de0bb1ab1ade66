import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { site } from '../content/site.ts';
import type { RoutedMeta } from '../pages/PageMeta.ts';
import { App } from './App.tsx';
import { socialCardOf } from '../content/social.ts';
import type { SocialCardContent } from '../illustrations/SocialCard/socialCard.ts';
import { answerData, slugs } from './answersData.ts';
import { headTags, renderHead } from './head.ts';
import { loadPage } from './pages.ts';
import { notFoundRoute, routeOf, routes } from './routes.ts';
import { setSiteDataSource } from './siteData.ts';
import { laterAnswersPages, siteData, siteDataAddresses } from './siteDataFiles.ts';

/** A page as HTML, before it is put into a document. */
interface RenderedPage {
  readonly meta: RoutedMeta;
  /** Source files of the page, to find its styles in the build. */
  readonly files: readonly string[];
  /** True where other pages of this site show it in a frame. */
  readonly isFramed: boolean;
  /** Address of the data file that the page reads, if any. */
  readonly data: string | undefined;
  readonly head: string;
  readonly body: string;
}

/** The paths that get a document of their own. */
export const paths = (): string[] => [
  ...routes.map(({ path }) => path),
  ...laterAnswersPages(),
  ...slugs().map((slug) => `/answers/${slug}`),
];

/** Addresses of the data files that browsers read on navigation. */
export const dataPaths = siteDataAddresses;

/** What a data file holds, ready for JSON; undefined where there is no such file. */
export const data = (path: string): Promise<unknown> => Promise.resolve(siteData(path));

setSiteDataSource(data);

/** What the social picture of a page shows: an article's is made from its own artefact. */
export const socialCard = (page: RoutedMeta): SocialCardContent =>
  socialCardOf(page, answerData(page.path.replace(/^\/answers\//, ''))?.article.artefact);

/** Where the page for unknown addresses is rendered. */
export const notFoundPath = notFoundRoute.path;

/** Renders one path. */
export async function render(path: string): Promise<RenderedPage> {
  const { meta, parts = [] } = await loadPage(path);
  const body = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  const route = routeOf(path);
  const { file, isFramed = false } = route;
  return {
    meta,
    files: [file, ...parts],
    data: route.data,
    isFramed,
    head: renderHead(headTags(meta, site)),
    body,
  };
}
