import { type LoadedPage, loadRoute } from './routes.ts';

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

/** Loads the page of a path once; a failed load may be tried again. */
export function loadPage(pathname: string): Promise<LoadedPage> {
  let promise = loading.get(pathname);
  if (promise === undefined) {
    promise = loadRoute(pathname);
    loading.set(pathname, promise);
    promise.then(
      (page) => loaded.set(pathname, page),
      () => loading.delete(pathname),
    );
  }
  return promise;
}

/** The page of a path if it is in memory, so that the first render needs no waiting. */
export const pageInMemory = (pathname: string): LoadedPage | undefined => loaded.get(pathname);

/** Fetches what a link leads to before it is pressed. A failure shows when the visitor goes there. */
export function prefetch(to: string): void {
  loadPage(new URL(to, 'https://site.invalid').pathname).catch(() => undefined);
}
