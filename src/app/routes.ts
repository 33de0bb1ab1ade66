import type { ComponentType } from 'react';
import type { PageMeta } from '../pages/PageMeta.ts';

/** A page whose code and data are in memory. */
export interface LoadedPage {
  readonly meta: PageMeta;
  readonly Page: ComponentType;
}

interface Route {
  readonly path: string;
  /** Source file of the page, to find its styles in the build. */
  readonly file: string;
  readonly load: () => Promise<LoadedPage>;
}

const route = (file: string, path: string, load: () => Promise<LoadedPage>): Route => ({
  file: `src/pages/${file}.tsx`,
  path,
  load,
});

/** Every page with an address of its own, in reading order. */
export const routes: readonly Route[] = [
  route('Home', '/', () =>
    import('../pages/Home.tsx').then(({ meta, Home: Page }) => ({ meta, Page })),
  ),
  route('Pricing', '/pricing', () =>
    import('../pages/Pricing.tsx').then(({ meta, Pricing: Page }) => ({ meta, Page })),
  ),
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
  route('Terms', '/terms', () =>
    import('../pages/Terms.tsx').then(({ meta, Terms: Page }) => ({ meta, Page })),
  ),
  route('Privacy', '/privacy', () =>
    import('../pages/Privacy.tsx').then(({ meta, Privacy: Page }) => ({ meta, Page })),
  ),
  route('Security', '/security', () =>
    import('../pages/Security.tsx').then(({ meta, Security: Page }) => ({ meta, Page })),
  ),
];

/** What every other address shows. */
export const notFoundRoute = route('NotFoundPage', '/404', () =>
  import('../pages/NotFoundPage.tsx').then(({ meta, NotFoundPage: Page }) => ({ meta, Page })),
);

/** The route of a path; trailing slashes do not count. */
export function routeOf(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((candidate) => candidate.path === path) ?? notFoundRoute;
}
