import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { listInlineStyles } from './inlineStyles.ts';
import { loadPage } from './pages.ts';

/** Takes over the prerendered page once its own code is there. */
async function takeOver(root: HTMLElement): Promise<void> {
  listInlineStyles();
  await loadPage(window.location.pathname);
  hydrateRoot(
    root,
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
}

// Not awaited at the top level: page files import the file this is bundled into, and would wait for it.
const root = document.getElementById('root');
if (root !== null) void takeOver(root);
