import { type ComponentType, createElement } from 'react';
import type { AnswerData } from '../pages/Answer.tsx';
import type { PageMeta, RoutedMeta } from '../pages/PageMeta.ts';
import type { AnswersPage } from '../sections/AnswersHub/types.ts';
import { readSiteData } from './siteData.ts';

/** A page whose code and data are in memory. */
export interface LoadedPage {
  readonly meta: RoutedMeta;
  readonly Page: ComponentType;
  /** Source files that this page needs besides its own, to find their styles in the build. Default: none. */
  readonly parts?: readonly string[];
}

interface Route {
  /** Its address; with a `pattern`, the first address or a template for all. */
  readonly path: string;
  /** Matches all addresses of the route. Default: `path` is the only one. */
  readonly pattern?: RegExp;
  /** Source file of the page, to find its styles in the build. */
  readonly file: string;
  readonly load: (path: string) => Promise<LoadedPage>;
  /** Whether the page reads the data file that is named after its path. Default: no. */
  readonly hasData?: boolean;
  /** Whether the page is shown without header and footer. Default: no. */
  readonly isAlone?: boolean;
}

/** Exports of a page's file: its component, with the same name as the file, and `meta`. */
type PageModule<Name extends string, Data extends object> = { readonly meta: PageMeta } & {
  readonly [Component in Name]: ComponentType<Data>;
};

/** @param hasData - Whether the page gets its props from the data file that the build names after its path. */
const page = <Name extends string, Data extends object>(
  path: string,
  name: Name,
  load: () => Promise<PageModule<Name, Data>>,
  hasData = false,
): Route => ({
  path,
  file: `src/pages/${name}.tsx`,
  hasData,
  load: async () => {
    const [{ meta, [name]: Page }, data] = await Promise.all([
      load(),
      hasData ? (readSiteData(`${path}.json`) as Promise<Data>) : undefined,
    ]);
    return { meta: { path, ...meta }, Page: () => createElement(Page, data) };
  },
});

/** The page of a result of /score, for visitors to share. */
const scoreResult = (agreed: number): Route => ({
  path: `/score/${agreed}`,
  file: 'src/pages/ScoreMatched.tsx',
  load: async (path) => {
    const { ScoreMatched, metaOf } = await import('../pages/ScoreMatched.tsx');
    return {
      meta: { path, ...metaOf(agreed) },
      Page: () => createElement(ScoreMatched, { agreed }),
    };
  },
});

/** Every page with an address of its own, in reading order. */
export const routes: readonly Route[] = [
  page('/', 'Home', () => import('../pages/Home.tsx')),
  page('/product', 'Product', () => import('../pages/Product.tsx'), true),
  page('/how-it-works', 'HowItWorks', () => import('../pages/HowItWorks.tsx')),
  page('/pricing', 'Pricing', () => import('../pages/Pricing.tsx')),
  page('/read', 'Read', () => import('../pages/Read.tsx'), true),
  page('/demo', 'Demo', () => import('../pages/Demo.tsx')),
  {
    ...page('/demo-embed', 'DemoEmbed', () => import('../pages/DemoEmbed.tsx')),
    isAlone: true,
  },
  page('/faq', 'Faq', () => import('../pages/Faq.tsx')),
  page('/contact', 'Contact', () => import('../pages/Contact.tsx')),
  page('/contact/sent', 'ContactSent', () => import('../pages/ContactSent.tsx')),
  page('/pricing/joined', 'PricingJoined', () => import('../pages/PricingJoined.tsx')),
  page('/press', 'Press', () => import('../pages/Press.tsx')),
  page('/brand-assets', 'BrandAssets', () => import('../pages/BrandAssets.tsx')),
  page('/terms', 'Terms', () => import('../pages/Terms.tsx')),
  page('/privacy', 'Privacy', () => import('../pages/Privacy.tsx')),
  page('/security', 'Security', () => import('../pages/Security.tsx')),
  page('/accessibility', 'Accessibility', () => import('../pages/Accessibility.tsx')),
  page('/candidates', 'Candidates', () => import('../pages/Candidates.tsx'), true),
  page('/glossary', 'Glossary', () => import('../pages/Glossary.tsx')),
  page('/score', 'Score', () => import('../pages/Score.tsx')),
  ...[0, 1, 2, 3, 4, 5].map(scoreResult),
  page('/samples', 'Samples', () => import('../pages/Samples.tsx')),
  page(
    '/samples/evidence-pack',
    'EvidencePackSample',
    () => import('../pages/EvidencePackSample.tsx'),
  ),
  page(
    '/samples/evidence-pack/sdr',
    'EvidencePackSdrSample',
    () => import('../pages/EvidencePackSdrSample.tsx'),
  ),
  page(
    '/samples/evidence-pack/sales-leader',
    'EvidencePackLeaderSample',
    () => import('../pages/EvidencePackLeaderSample.tsx'),
  ),
  page('/samples/blueprint', 'BlueprintSample', () => import('../pages/BlueprintSample.tsx')),
  page(
    '/samples/blueprint/sdr',
    'BlueprintSdrSample',
    () => import('../pages/BlueprintSdrSample.tsx'),
  ),
  page(
    '/samples/blueprint/sales-leader',
    'BlueprintLeaderSample',
    () => import('../pages/BlueprintLeaderSample.tsx'),
  ),
  page('/performance', 'Performance', () => import('../pages/Performance.tsx')),
  page('/test-indexnow', 'TestIndexnow', () => import('../pages/TestIndexnow.tsx')),
  {
    path: '/answers',
    pattern: /^\/answers(?:\/page\/\d+)?$/,
    file: 'src/pages/Answers.tsx',
    hasData: true,
    load: loadAnswers,
  },
  page('/about', 'About', () => import('../pages/About.tsx')),
];

/** The articles: one page each. */
const answer: Route = {
  path: '/answers/{slug}',
  pattern: /^\/answers\/[a-z0-9-]+$/,
  file: 'src/pages/Answer.tsx',
  hasData: true,
  load: loadAnswer,
};

/** The page for every other address. */
export const notFoundRoute = page(
  '/404',
  'NotFoundPage',
  () => import('../pages/NotFoundPage.tsx'),
);

/** A page of the index of articles. */
async function loadAnswers(path: string): Promise<LoadedPage> {
  const [{ Answers, metaOf }, data] = await Promise.all([
    import('../pages/Answers.tsx'),
    readSiteData<AnswersPage>(`${path}.json`),
  ]);
  if (data === undefined) return notFoundRoute.load(path);
  return { meta: metaOf(data.pagination), Page: () => createElement(Answers, data) };
}

/** One article, with its picture and the component for its tables, if it has them. */
async function loadAnswer(path: string): Promise<LoadedPage> {
  const [{ Answer }, { loadArticleParts }, data] = await Promise.all([
    import('../pages/Answer.tsx'),
    import('../articles/articleParts.ts'),
    readSiteData<AnswerData>(`${path}.json`),
  ]);
  if (data === undefined) return notFoundRoute.load(path);
  const { parts, ...drawn } = await loadArticleParts(data.article);
  return {
    meta: { path, ...data.meta },
    parts: ['src/articles/articleParts.ts', ...parts],
    Page: () => createElement(Answer, { ...data, ...drawn }),
  };
}

/** The address without trailing slashes. */
const pathOf = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;

/** The route of an address. */
export function routeOf(pathname: string): Route {
  const path = pathOf(pathname);
  const matches = (route: Route): boolean => route.pattern?.test(path) ?? route.path === path;
  return [...routes, answer].find(matches) ?? notFoundRoute;
}

/** Loads the page of an address. */
export const loadRoute = (pathname: string): Promise<LoadedPage> =>
  routeOf(pathname).load(pathOf(pathname));

/** The address of the data file that a page reads; undefined where it reads none. */
export const dataOf = (pathname: string): string | undefined =>
  routeOf(pathname).hasData === true ? `${pathOf(pathname)}.json` : undefined;
