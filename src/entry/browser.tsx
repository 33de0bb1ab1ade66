import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { LandingContext, landingQuery } from '../forms/WaitlistForm/LandingContext.ts';
import { App } from './App.tsx';
import { listInlineStyles, loadRestOfStyles } from './inlineStyles.ts';
import { loadPage } from './pages.ts';
import { keepTyped } from './typed.ts';

/**
 * Resolves when the whole document is parsed. Hydration needs all of it, but an early press can start the
 * application before then.
 */
const parsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });

/** Query of the visit's first page, read now because links of the site replace the address. */
const landing = landingQuery(new URL(window.location.href), document.referrer);

/** Tells src/entry/boot that the page stays as it was served. */
const reportFailure = (): unknown => document.dispatchEvent(new Event('unstarted'));

/**
 * Hydrates the prerendered page once its code and data are loaded. When React draws a part anew, what the
 * visitor typed there is put back. When the page fails before it is hydrated, the served HTML is put back.
 */
async function hydrate(element: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  listInlineStyles();
  await Promise.all([loadPage(pathname), loadRestOfStyles(), parsed()]);
  // The router handles links from here on, so prefetched documents would be wasted.
  document.querySelector('script[type="speculationrules"]')?.remove();
  const typed = keepTyped();
  const { title } = document;
  let served: Node | null = element.cloneNode(true);
  let root: Root | undefined;

  document.addEventListener('drawn', typed.restore);
  const onHydrated = (): void => {
    // `#main` is empty for a moment while React draws the page anew.
    if (element.querySelector('[data-waiting], #main:empty') !== null) return;
    served = null;
    typed.stop();
    document.removeEventListener('drawn', typed.restore);
    document.removeEventListener('hydrated', onHydrated);
  };
  document.addEventListener('hydrated', onHydrated);

  const onError = (error: unknown): void => {
    reportError(error);
    if (served === null || window.location.pathname !== pathname) return;
    const { childNodes } = served;
    served = null;
    // The notice of the error takes title and focus, until it is taken back below.
    typed.stop();
    // In a later task: React is still rendering the root now and could not unmount it.
    setTimeout(() => {
      root?.unmount();
      element.replaceChildren(...childNodes);
      document.title = title;
      typed.restore();
      reportFailure();
    });
  };
  // In a transition, React yields to painting and to input.
  startTransition(() => {
    root = hydrateRoot(
      element,
      <LandingContext value={landing}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </LandingContext>,
      { onCaughtError: onError, onUncaughtError: onError },
    );
  });
}

// Not awaited at the top level: pages import this chunk, so the chunk and its page would wait for each other.
const root = document.getElementById('root');
if (root !== null)
  hydrate(root).catch((error: unknown) => {
    reportFailure();
    throw error;
  });
