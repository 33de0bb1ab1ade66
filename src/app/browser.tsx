import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { listInlineStyles } from './inlineStyles.ts';
import { loadPage } from './pages.ts';

/** Put in place by the bundler (vite.config.ts); what is off leaves no trace in the code. */
declare const __FIELD_DATA__: boolean;

/** A press may start the application while the document is still loading; half of one cannot be hydrated. */
const parsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });

/** Hydrates the prerendered page once its code and data are loaded. */
async function hydrate(root: HTMLElement): Promise<void> {
  listInlineStyles();
  await Promise.all([loadPage(window.location.pathname), parsed()]);
  // Links are followed in place from here on; fetching whole documents ahead would be waste.
  document.querySelector('script[type="speculationrules"]')?.remove();
  // In a transition React pauses for every frame and every press.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    );
  });
  if (__FIELD_DATA__)
    void import('./fieldData.ts').then(({ reportFieldData }) => reportFieldData());
}

// Not awaited at the top level: page files import the file this is bundled into, and would wait for it.
const root = document.getElementById('root');
if (root !== null) void hydrate(root);
