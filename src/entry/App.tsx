import { lazy, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { analytics } from '../content/analytics.ts';
import { pageLayout } from '../content/navigation.ts';
import { PrefetchContext } from '../primitives/Link/Link.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { EntryMemoryContext } from '../primitives/useEntryState.ts';
import { PageLayout } from '../layout/PageLayout/PageLayout.tsx';
import { openPage, pageInMemory, prefetch } from './pages.ts';
import { routeOf } from './routes.ts';
import { useRouteChange } from './useRouteChange.ts';

/** Loaded only where the owner has set `SITE_ANALYTICS`. */
const VisitCount =
  analytics === null
    ? null
    : lazy(() =>
        import('./VisitCount.ts').then(
          ({ VisitCount: Count }) => ({ default: Count }),
          // Blocked or gone: visits are not counted, and the page stays.
          () => ({ default: () => null }),
        ),
      );

/** What pages keep for `useEntryState`. In memory only, so a reload forgets it. */
const entryMemory = new Map<string, unknown>();

/** The page of the current address; moves title, scroll position and focus when it changes. */
function CurrentPage({ pathname }: { readonly pathname: string }) {
  const { meta, Page } = pageInMemory(pathname) ?? use(openPage(pathname));
  useRouteChange(meta);
  return <Page />;
}

/** Everything on screen: header, current page and footer, or the page alone if its route says so. */
export function App() {
  const { pathname } = useLocation();

  return (
    <PrefetchContext value={prefetch}>
      <PageLayout {...pageLayout} pathname={pathname} isAlone={routeOf(pathname).isAlone}>
        <ErrorBoundary path={pathname}>
          <Suspense>
            <EntryMemoryContext value={entryMemory}>
              <CurrentPage pathname={pathname} />
            </EntryMemoryContext>
          </Suspense>
          {analytics !== null && VisitCount !== null && (
            <Suspense>
              <VisitCount analytics={analytics} pathname={pathname} />
            </Suspense>
          )}
        </ErrorBoundary>
      </PageLayout>
    </PrefetchContext>
  );
}
