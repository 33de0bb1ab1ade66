import { type ComponentType, createElement } from 'react';
import type { AnswerData } from '../pages/Answer.tsx';
import type { PageMeta, RoutedMeta } from '../pages/PageMeta.ts';
import type { AnswersPage } from '../sections/AnswersHub/types.ts';
import { readSiteData } from './siteData.ts';

interface Loaded {
  readonly meta: PageMeta;
  readonly Page: ComponentType;
  /** Source files that this page needs besides its own, to find their styles in the build. Default: none. */
  readonly parts?: readonly string[];
}

/** A page whose code and data are in memory. */
export interface LoadedPage extends Loaded {
  readonly meta: RoutedMeta;
}

interface Route {
  readonly path: string;
  /** Source file of the page, to find its styles in the build. */
  readonly file: string;
  readonly load: () => Promise<LoadedPage>;
  /** Address of the data file that the page reads. */
  readonly data?: string;
  /** True where the page is made for a frame of this site: no header, no footer. */
  readonly isFramed?: boolean;
}

/** Each file exports its component by the file's name, and `meta`. */
const pageFiles = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../pages/*.tsx',
  '!../pages/Answer{,s}.tsx',
]);

const loadFile = async (file: string): Promise<Loaded> => {
  const { meta, [file]: Page } = (await pageFiles[`../pages/${file}.tsx`]?.()) ?? {};
  return { meta, Page } as Loaded;
};

const route = (
  file: string,
  path: string,
  load: () => Promise<Loaded> = () => loadFile(file),
): Route => ({
  file: `src/pages/${file}.tsx`,
  path,
  load: async () => {
    const page = await load();
    return { ...page, meta: { path, ...page.meta } };
  },
});

/** A page that shows the data file beside it; where there is none, what every unknown address shows. */
const dataRoute = (
  file: string,
  path: string,
  load: () => Promise<(data: unknown) => Loaded | Promise<Loaded>>,
): Route => ({
  data: `${path}.json`,
  ...route(file, path, async () => {
    const [show, data] = await Promise.all([load(), readSiteData(`${path}.json`)]);
    return data === undefined ? notFoundRoute.load() : show(data);
  }),
});

/** A page of the index of articles. */
const answersRoute = (path: string): Route =>
  dataRoute('Answers', path, () =>
    import('../pages/Answers.tsx').then(({ metaOf, Answers }) => (data) => {
      const page = data as AnswersPage;
      return { meta: metaOf(page.place), Page: () => createElement(Answers, page) };
    }),
  );

/** One article. */
const answerRoute = (path: string): Route =>
  dataRoute('Answer', path, () =>
    Promise.all([import('../pages/Answer.tsx'), import('./articleParts.ts')]).then(
      ([{ Answer }, { loadArticleParts }]) =>
        async (data) => {
          const answer = data as AnswerData;
          const { parts, ...drawn } = await loadArticleParts(answer.article);
          return {
            meta: answer.meta,
            parts: ['src/app/articleParts.ts', ...parts],
            Page: () => createElement(Answer, { ...answer, ...drawn }),
          };
        },
    ),
  );

/** Every page with an address of its own, in reading order. */
export const routes: readonly Route[] = [
  route('Home', '/'),
  route('Product', '/product'),
  route('HowItWorks', '/how-it-works'),
  route('Pricing', '/pricing'),
  route('Demo', '/demo'),
  { ...route('DemoEmbed', '/demo-embed'), isFramed: true },
  route('Faq', '/faq'),
  route('Contact', '/contact'),
  route('ContactSent', '/contact/sent'),
  route('PricingJoined', '/pricing/joined'),
  route('Press', '/press'),
  route('BrandAssets', '/brand-assets'),
  route('Terms', '/terms'),
  route('Privacy', '/privacy'),
  route('Security', '/security'),
  route('Accessibility', '/accessibility'),
  route('Candidates', '/candidates'),
  route('Glossary', '/glossary'),
  route('Changelog', '/changelog'),
  route('Samples', '/samples'),
  route('EvidencePackSample', '/samples/evidence-pack'),
  route('BlueprintSample', '/samples/blueprint'),
  route('Performance', '/performance'),
  route('TestIndexnow', '/test-indexnow'),
  answersRoute('/answers'),
  route('About', '/about'),
];

/** What every other address shows. */
export const notFoundRoute = route('NotFoundPage', '/404');

/** The route of a path; trailing slashes do not count. */
export function routeOf(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (/^\/answers\/page\/\d+$/.test(path)) return answersRoute(path);
  if (/^\/answers\/[a-z0-9-]+$/.test(path)) return answerRoute(path);
  return routes.find((candidate) => candidate.path === path) ?? notFoundRoute;
}
