import { expectStored, faults, pagesWithForm } from './support/brokenFile.ts';
import { holdApplication, startApplication } from './support/pages.ts';
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

test.describe('in a header that an extension has changed', () => {
  test.use({ world: 'extension', viewport: { width: 375, height: 812 } });

  test('a menu that was closed before the start stays closed', async ({ page }) => {
    const release = await holdApplication(page);
    const opened = page.goto('/pricing');
    await page
      .getByRole('banner')
      .evaluate((header) => header.prepend(document.createElement('i')));
    const served = await page.getByRole('button', { name: 'Menu' }).elementHandle();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('Escape');
    await release();
    await opened;
    expect(await served?.evaluate((button) => button.isConnected)).toBe(false);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

for (const path of pagesWithForm)
  for (const fault of faults)
    test(`a form of ${path} is stored where a file that starts the page ${fault}`, async ({
      browser,
      site,
    }) => {
      await expectStored(
        browser,
        site,
        path,
        fault,
        /^\/assets\/(?:browser|react|form|Home|Pricing|Contact)-/,
      );
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
