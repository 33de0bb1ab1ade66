import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { loadPage } from './pages.ts';

/** Takes over the prerendered page once its own code is there. */
const root = document.getElementById('root');
if (root !== null) {
  await loadPage(window.location.pathname);
  hydrateRoot(
    root,
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
}
