import { Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { siteFooter, siteHeader } from '../content/navigation.ts';
import { skipLink } from '../content/system.ts';
import { Announcer } from '../primitives/Announcer/Announcer.tsx';
import { PrefetchContext } from '../primitives/Link/Link.tsx';
import { SiteFooter } from '../frame/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../frame/SiteHeader/SiteHeader.tsx';
import * as styles from './App.css.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadPage, pageInMemory, prefetch } from './pages.ts';
import { routeOf } from './routes.ts';
import { useRouteChange } from './useRouteChange.ts';

/** The page of the current address, with what a change of address asks for. */
function CurrentPage({ pathname }: { readonly pathname: string }) {
  const { meta, Page } = pageInMemory(pathname) ?? use(loadPage(pathname));
  useRouteChange(meta);
  useEffect(() => {
    // Tells src/app/boot that presses made before now can be repeated. Said here and not by the
    // application: the page is hydrated after what surrounds it. A task of its own: React takes over
    // what a press meets, but not while it is at work itself.
    setTimeout(() => document.dispatchEvent(new Event('hydrated')));
  }, []);
  return <Page />;
}

/** Everything on screen: header, the current page, footer; a framed page stands alone. */
export function App() {
  const { pathname } = useLocation();
  const { isFramed = false } = routeOf(pathname);

  return (
    <PrefetchContext value={prefetch}>
      <Announcer scope={pathname}>
        <div className={styles.page}>
          {!isFramed && (
            <>
              <a href="#main" className={styles.skipLink}>
                {skipLink}
              </a>
              <SiteHeader {...siteHeader} currentPath={pathname} />
            </>
          )}
          <main id="main" tabIndex={-1} className={styles.main}>
            <ErrorBoundary path={pathname}>
              <Suspense>
                <CurrentPage pathname={pathname} />
              </Suspense>
            </ErrorBoundary>
          </main>
          {!isFramed && <SiteFooter {...siteFooter} />}
        </div>
      </Announcer>
    </PrefetchContext>
  );
}
