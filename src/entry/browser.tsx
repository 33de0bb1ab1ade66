import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { listInlineStyles, loadRestOfStyles } from './inlineStyles.ts';
import { loadPage } from './pages.ts';

/**
 * Resolves once the whole document is parsed, which hydration needs: an early press can start the
 * application before.
 */
const parsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });

/** Hydrates the prerendered page once its code and data are loaded. */
async function hydrate(root: HTMLElement): Promise<void> {
  listInlineStyles();
  await Promise.all([loadPage(window.location.pathname), loadRestOfStyles(), parsed()]);
  // The router handles links from here on, so prefetched documents would be wasted.
  document.querySelector('script[type="speculationrules"]')?.remove();
  // In a transition React yields to rendering and input.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    );
  });
}

// Not awaited at the top level: pages import this chunk, and would wait for it forever.
const root = document.getElementById('root');
if (root !== null) void hydrate(root);
