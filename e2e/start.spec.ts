import type { Request } from 'playwright/test';
import { holdApplication, openHydrated, paths, startApplication } from './support/pages.ts';
import { expect, test } from './support/server.ts';
import type { World } from './support/world.ts';

const signups = 'select name, utm_source from signups where email = ?';

for (const world of ['extension', 'translator'] satisfies World[])
  test.describe(`on a page that a ${world} has changed before the start`, () => {
    test.use({ world });

    test('what was typed, the focus and the press survive it', async ({ page, site }) => {
      const release = await holdApplication(page);
      const opened = page.goto('/pricing?utm_source=early');
      const email = page.getByRole('textbox', { name: /^Work email/ });
      const name = page.getByRole('textbox', { name: /^Full name/ });
      await email.fill(`${world}@example.com`);
      await name.pressSequentially('Ann');
      await release();
      await opened;
      await expect(email).toHaveValue(`${world}@example.com`);
      await expect(name).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('n');
      await expect(name).toHaveValue('Annn');
      await page.getByRole('button', { name: 'Join waitlist' }).click();
      await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeVisible();
      expect(site.rows(signups, `${world}@example.com`)).toEqual([
        { name: 'Annn', utm_source: 'early' },
      ]);
    });

    test('a press before the start is made after it, once', async ({ page, site }) => {
      const release = await holdApplication(page);
      const opened = page.goto('/pricing');
      await page.getByRole('textbox', { name: /^Work email/ }).fill(`press-${world}@example.com`);
      await page.getByRole('button', { name: 'Join waitlist' }).click();
      await release();
      await opened;
      await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeVisible();
      expect(site.rows(signups, `press-${world}@example.com`)).toHaveLength(1);
    });
  });

/** Fills in the first form of a page and sends it, before anything of the application can have come. */
const forms: Readonly<
  Record<string, { readonly fields: readonly RegExp[]; readonly button: RegExp }>
> = {
  '/': { fields: [/^Work email/], button: /^Join/ },
  '/pricing': { fields: [/^Work email/], button: /^Join/ },
  '/contact': { fields: [/^Name/, /^Email/, /^Message/], button: /^Send message/ },
};

for (const [path, { fields, button }] of Object.entries(forms))
  for (const fault of ['is gone', 'hangs'] as const)
    test(`a form of ${path} is stored whichever file of the page ${fault}`, async ({
      browser,
      site,
    }) => {
      const page = await browser.newPage({ baseURL: site.url });
      const files = new Set<string>();
      const note = (request: Request): void => {
        const { pathname } = new URL(request.url());
        if (/^\/assets\/|\.json$/.test(pathname)) files.add(pathname);
      };
      page.on('request', note);
      await openHydrated(page, path);
      page.off('request', note);
      expect(files.size).toBeGreaterThan(5);
      await page.clock.install();
      for (const [index, file] of [...files].entries()) {
        // A page with a route keeps nothing in its cache: every file is asked for again.
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
        const success = page.getByRole('heading', {
          name: /^(?:You're on the list!|Message sent!)$/,
        });
        // Its patience ends before that of a visitor.
        await page.clock.runFor(10_000);
        await expect(success, file).toBeVisible();
        const table = path === '/contact' ? 'messages' : 'signups';
        expect(site.rows(`select id from ${table} where email = ?`, email), file).toHaveLength(1);
        await page.unroute(file);
      }
      await page.close();
    });

test('the application starts where a content delivery network runs the page’s script by its own', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    const body = (await response.text()).replace('<script data-app', '<script type="x" data-app');
    await route.fulfill({ response, headers, body });
  });
  await page.goto('/');
  const isRun = await page.evaluate(() => {
    const held = document.querySelector<HTMLScriptElement>('script[type="x"]');
    const own = document.createElement('script');
    own.text = held?.text ?? '';
    document.body.append(own);
    return held !== null;
  });
  expect(isRun).toBe(true);
  await startApplication(page);
});
