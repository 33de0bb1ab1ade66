import { Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PrefetchContext } from '../primitives/Link/Link.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Frame } from './Frame.tsx';
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

/** Everything on screen: header, the current page, footer; a framed page is shown alone. */
export function App() {
  const { pathname } = useLocation();

  return (
    <PrefetchContext value={prefetch}>
      <Frame pathname={pathname} isFramed={routeOf(pathname).isFramed}>
        <ErrorBoundary path={pathname}>
          <Suspense>
            <CurrentPage pathname={pathname} />
          </Suspense>
        </ErrorBoundary>
      </Frame>
    </PrefetchContext>
  );
}
