import type { Browser, Request } from 'playwright/test';
import type { RunningSite } from '../../scripts/startSite.ts';
import { openHydrated, paths } from './pages.ts';
import { expect } from './server.ts';

/** What can go wrong when a file is requested: it is answered by 404, or never. */
export type Fault = 'is gone' | 'hangs';

export const faults: readonly Fault[] = ['is gone', 'hangs'];

/** The first form of each page that has one of its own. */
const forms = {
  '/': { fields: [/^Work email/], button: /^Join/ },
  '/pricing': { fields: [/^Work email/], button: /^Join/ },
  '/contact': { fields: [/^Name/, /^Email/, /^Message/], button: /^Send message/ },
} as const;

type PageWithForm = keyof typeof forms;

export const pagesWithForm = Object.keys(forms) as PageWithForm[];

/**
 * Opens a page once for each of its files that `which` matches, with that file gone or hanging. Each time
 * fills in and sends the form as soon as the document is parsed, and expects the post in the database.
 */
export async function expectStored(
  browser: Browser,
  site: RunningSite,
  path: PageWithForm,
  fault: Fault,
  which: RegExp,
): Promise<void> {
  const { fields, button } = forms[path];
  const page = await browser.newPage({ baseURL: site.url });
  const files = new Set<string>();
  const note = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (which.test(pathname)) files.add(pathname);
  };
  page.on('request', note);
  await openHydrated(page, path);
  page.off('request', note);
  expect(files.size).toBeGreaterThanOrEqual(4);
  await page.clock.install();
  for (const [index, file] of [...files].entries()) {
    // A page with a route does not use the browser's cache: every file is requested again.
    await page.route(file, (route) =>
      fault === 'hangs' ? undefined : route.fulfill({ status: 404 }),
    );
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const email = `${fault.replace(' ', '-')}-${paths.indexOf(path)}-${index}@example.com`;
    const main = page.getByRole('main');
    for (const name of fields)
      await main
        .getByRole('textbox', { name })
        .first()
        .fill(/email/i.test(name.source) ? email : 'Ann');
    await main.getByRole('button', { name: button }).first().click();
    const success = page.getByRole('heading', { name: /^(?:You're on the list!|Message sent!)$/ });
    // The boot script gives up on the application after 8 s and sends the form without it.
    await page.clock.runFor(10_000);
    await expect(success, file).toBeVisible();
    const table = path === '/contact' ? 'messages' : 'signups';
    expect(site.rows(`select id from ${table} where email = ?`, email), file).toHaveLength(1);
    await page.unroute(file);
  }
  await page.close();
}
