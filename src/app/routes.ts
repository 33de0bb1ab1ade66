import { type ComponentType, createElement } from 'react';
import type { AnswerData } from '../pages/Answer.tsx';
import type { PageMeta } from '../pages/PageMeta.ts';
import type { AnswersPage } from '../sections/AnswersHub/types.ts';
import { loadArtefact } from './artefact.ts';
import { readSiteData } from './siteData.ts';

/** A page whose code and data are in memory. */
export interface LoadedPage {
  readonly meta: PageMeta;
  readonly Page: ComponentType;
  /** Source files that this page needs besides its own, to find their styles in the build. Default: none. */
  readonly parts?: readonly string[];
}

interface Route {
  readonly path: string;
  /** Source file of the page, to find its styles in the build. */
  readonly file: string;
  readonly load: () => Promise<LoadedPage>;
  /** Address of the data file that the page reads. */
  readonly data?: string;
  /** True where the page is made to stand in a frame of this site: no header, no footer. */
  readonly isFramed?: boolean;
}

const route = (file: string, path: string, load: () => Promise<LoadedPage>): Route => ({
  file: `src/pages/${file}.tsx`,
  path,
  load,
});

/** A page that shows the data file beside it; where there is none, what every unknown address shows. */
const dataRoute = (
  file: string,
  path: string,
  load: () => Promise<(data: unknown) => LoadedPage | Promise<LoadedPage>>,
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
    import('../pages/Answer.tsx').then(({ Answer }) => async (data) => {
      const answer = data as AnswerData;
      const { meta, article } = answer;
      if (article.artefact === undefined)
        return { meta, Page: () => createElement(Answer, answer) };
      const { file, picture } = await loadArtefact(article.artefact);
      return { meta, parts: [file], Page: () => createElement(Answer, { ...answer, picture }) };
    }),
  );

/** Every page with an address of its own, in reading order. */
export const routes: readonly Route[] = [
  route('Home', '/', () =>
    import('../pages/Home.tsx').then(({ meta, Home: Page }) => ({ meta, Page })),
  ),
  route('Product', '/product', () =>
    import('../pages/Product.tsx').then(({ meta, Product: Page }) => ({ meta, Page })),
  ),
  route('HowItWorks', '/how-it-works', () =>
    import('../pages/HowItWorks.tsx').then(({ meta, HowItWorks: Page }) => ({ meta, Page })),
  ),
  route('Pricing', '/pricing', () =>
    import('../pages/Pricing.tsx').then(({ meta, Pricing: Page }) => ({ meta, Page })),
  ),
  route('Demo', '/demo', () =>
    import('../pages/Demo.tsx').then(({ meta, Demo: Page }) => ({ meta, Page })),
  ),
  {
    ...route('DemoEmbed', '/demo-embed', () =>
      import('../pages/DemoEmbed.tsx').then(({ meta, DemoEmbed: Page }) => ({ meta, Page })),
    ),
    isFramed: true,
  },
  route('Faq', '/faq', () =>
    import('../pages/Faq.tsx').then(({ meta, Faq: Page }) => ({ meta, Page })),
  ),
  route('Contact', '/contact', () =>
    import('../pages/Contact.tsx').then(({ meta, Contact: Page }) => ({ meta, Page })),
  ),
  route('ContactSent', '/contact/sent', () =>
    import('../pages/ContactSent.tsx').then(({ meta, ContactSent: Page }) => ({ meta, Page })),
  ),
  route('PricingJoined', '/pricing/joined', () =>
    import('../pages/PricingJoined.tsx').then(({ meta, PricingJoined: Page }) => ({ meta, Page })),
  ),
  route('Press', '/press', () =>
    import('../pages/Press.tsx').then(({ meta, Press: Page }) => ({ meta, Page })),
  ),
  route('BrandAssets', '/brand-assets', () =>
    import('../pages/BrandAssets.tsx').then(({ meta, BrandAssets: Page }) => ({ meta, Page })),
  ),
  route('Terms', '/terms', () =>
    import('../pages/Terms.tsx').then(({ meta, Terms: Page }) => ({ meta, Page })),
  ),
  route('Privacy', '/privacy', () =>
    import('../pages/Privacy.tsx').then(({ meta, Privacy: Page }) => ({ meta, Page })),
  ),
  route('Security', '/security', () =>
    import('../pages/Security.tsx').then(({ meta, Security: Page }) => ({ meta, Page })),
  ),
  route('Accessibility', '/accessibility', () =>
    import('../pages/Accessibility.tsx').then(({ meta, Accessibility: Page }) => ({ meta, Page })),
  ),
  route('Candidates', '/candidates', () =>
    import('../pages/Candidates.tsx').then(({ meta, Candidates: Page }) => ({ meta, Page })),
  ),
  route('Glossary', '/glossary', () =>
    import('../pages/Glossary.tsx').then(({ meta, Glossary: Page }) => ({ meta, Page })),
  ),
  route('Changelog', '/changelog', () =>
    import('../pages/Changelog.tsx').then(({ meta, Changelog: Page }) => ({ meta, Page })),
  ),
  route('Samples', '/samples', () =>
    import('../pages/Samples.tsx').then(({ meta, Samples: Page }) => ({ meta, Page })),
  ),
  route('EvidencePackSample', '/samples/evidence-pack', () =>
    import('../pages/EvidencePackSample.tsx').then(({ meta, EvidencePackSample: Page }) => ({
      meta,
      Page,
    })),
  ),
  route('BlueprintSample', '/samples/blueprint', () =>
    import('../pages/BlueprintSample.tsx').then(({ meta, BlueprintSample: Page }) => ({
      meta,
      Page,
    })),
  ),
  route('Performance', '/performance', () =>
    import('../pages/Performance.tsx').then(({ meta, Performance: Page }) => ({ meta, Page })),
  ),
  route('TestIndexnow', '/test-indexnow', () =>
    import('../pages/TestIndexnow.tsx').then(({ meta, TestIndexnow: Page }) => ({ meta, Page })),
  ),
  answersRoute('/answers'),
  route('About', '/about', () =>
    import('../pages/About.tsx').then(({ meta, About: Page }) => ({ meta, Page })),
  ),
];

/** What every other address shows. */
export const notFoundRoute = route('NotFoundPage', '/404', () =>
  import('../pages/NotFoundPage.tsx').then(({ meta, NotFoundPage: Page }) => ({ meta, Page })),
);

/** The route of a path; trailing slashes do not count. */
export function routeOf(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (/^\/answers\/page\/\d+$/.test(path)) return answersRoute(path);
  if (/^\/answers\/[a-z0-9-]+$/.test(path)) return answerRoute(path);
  return routes.find((candidate) => candidate.path === path) ?? notFoundRoute;
}
