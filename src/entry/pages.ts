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

const opening = new Map<string, Promise<LoadedPage>>();

/**
 * Loads the page that the address has just changed to. When its file is gone, for example after a deploy,
 * the browser reloads the address as a document, which names the new files.
 */
export function openPage(pathname: string): Promise<LoadedPage> {
  const opened =
    opening.get(pathname) ??
    loadPage(pathname).catch((error: unknown) => {
      // The visitor has gone on to another page, and no notice of this one is shown.
      if (window.location.pathname !== pathname) opening.delete(pathname);
      // Offline, a reload would only show the browser's error page.
      if (!navigator.onLine) throw error;
      window.location.reload();
      return new Promise<never>(() => undefined);
    });
  opening.set(pathname, opened);
  return opened;
}

/** Lets a page whose loading failed be loaded again. Until then each render of it fails, and loads nothing. */
export const forgetFailed = (): void => opening.clear();

/** The page of a path if it is in memory, so that the first render needs no waiting. */
export const pageInMemory = (pathname: string): LoadedPage | undefined => loaded.get(pathname);

/** Loads the page behind a link before a press on the link. `openPage` tries again after a failure. */
export function prefetch(to: string): void {
  loadPage(new URL(to, 'https://site.invalid').pathname).catch(() => undefined);
}
