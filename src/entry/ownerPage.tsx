import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderOwnerPage } from '../api/ownerPage.ts';
import { ownerPageWords } from '../content/ownerPage.ts';
import '../design/global.css.ts';
import { WaitlistOverview } from '../sections/WaitlistOverview/WaitlistOverview.tsx';

/** Renders the whole document of the owner's page. */
export const renderOwnerPage: RenderOwnerPage = (page) =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{ownerPageWords.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>
          <WaitlistOverview words={ownerPageWords} page={page} />
        </main>
      </body>
    </html>,
  )}`;
