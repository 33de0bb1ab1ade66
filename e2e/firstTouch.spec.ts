import type { Page } from 'playwright/test';
import { faqItems } from '../src/content/faq.ts';
import { holdApplication, hydrated, paths, shownInBrandFaces } from './support/pages.ts';
import { expect, test } from './support/server.ts';
import { slowSite } from './support/slowSite.ts';

test('every part of a page is asked for before the first of them arrives', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let held = 0;
  await page.route(/\/assets\/[^/]+\.js$|\/answers\/[^/]+\.json$/, () => {
    // The requests are never answered.
    held += 1;
  });
  await page.goto('/answers/meddicc-vs-bant');
  const parts = (await page.locator('script[data-modules]').getAttribute('data-modules')) ?? '';
  const scripts = parts.split(' ').map((name) => `/assets/${name}.js`);
  const wanted = [...scripts, '/answers/meddicc-vs-bant.json'];
  await expect.poll(() => wanted.filter((name) => !asked.includes(name))).toEqual([]);
  expect(held).toBeGreaterThanOrEqual(wanted.length);
});

test('with Save-Data the application waits for the first input', async ({ page, protocol }) => {
  await protocol.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto('/faq');
  // The fonts are requested at the moment when the application would be requested, too.
  await shownInBrandFaces(page);
  await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
  expect(scripts).toEqual([]);
  const untaken = page.locator('script[type="speculationrules"]');
  await expect(untaken).toHaveCount(1);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(untaken).toHaveCount(0);
  expect(scripts.length).toBeGreaterThan(0);
});

test('a page is fetched ahead where the visitor points at its link', async ({ page, protocol }) => {
  await protocol.send('Preload.enable');
  const ready = new Promise<string>((resolve) => {
    protocol.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(prefetchUrl);
    });
  });
  await holdApplication(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Pricing' }).first().hover();
  expect(new URL(await ready).pathname).toBe('/pricing');
});

test('a question opens at once, and the application leaves it open', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/faq');
  const ats = page.getByRole('button', { name: 'How is it different from an ATS?' });
  const scoring = page.getByRole('button', { name: 'How are candidates scored?' });
  await scoring.click();
  await ats.click();
  await expect(ats).toHaveAttribute('aria-expanded', 'true');
  await expect(scoring).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('An ATS tracks applicants')).toBeVisible();
  await release();
  await expect(page.locator('[hidden="until-found"]')).toHaveCount(faqItems.length - 1);
  await expect(ats).toHaveAttribute('aria-expanded', 'true');
  await ats.click();
  await expect(ats).toHaveAttribute('aria-expanded', 'false');
});

/** Records what the page copies, instead of copying it. Returns a function that reads the record. */
async function noteCopies(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const copies: string[] = [];
    Object.assign(globalThis, { copies });
    navigator.clipboard.writeText = (text) => Promise.resolve(void copies.push(text));
  });
  return () => page.evaluate(() => (globalThis as unknown as { copies: string[] }).copies);
}

test('a text is copied at once, and the application takes the button over', async ({ page }) => {
  await page.clock.install();
  const copies = await noteCopies(page);
  const release = await holdApplication(page);
  await page.goto('/brand-assets');
  const name = 'Navy, copy hex value';
  const copy = page.getByRole('button', { name });
  const address = (await copy.textContent())?.replace(` ${name}`, '') ?? '';
  await copy.click();
  const copied = page.getByRole('button', { name: `Copied! ${name}` });
  await expect(copied).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Copied!');
  expect(await copies()).toEqual([address]);
  await copied.click();
  expect(await copies()).toEqual([address, address]);
  await release();
  await hydrated(page);
  await expect(copied).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page.getByRole('button', { name: `${address} ${name}` })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await copy.click();
  await expect(copied).toBeVisible();
  expect(await copies()).toEqual([address, address, address]);
  await page.clock.runFor(2000);
  await expect(page.getByRole('button', { name: `${address} ${name}` })).toBeVisible();
});

test('a text that the browser refuses to copy is shown by the application', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused.'));
  });
  const release = await holdApplication(page);
  await page.goto('/brand-assets');
  const copy = page.getByRole('button', { name: 'Navy, copy hex value' });
  await copy.click();
  await expect(copy).toHaveAttribute('data-queued');
  await release();
  await expect(page.getByRole('textbox', { name: /refused to copy/ })).toBeFocused();
});

test('a press that has to wait is marked as queued, and acts once', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/demo-embed');
  const play = page.getByRole('button', { name: 'Play' });
  await play.click();
  await play.click();
  await expect(play).toHaveAttribute('data-queued');
  await release();
  // If the second press acted, too, it would pause the tour.
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.locator('[data-queued]')).toHaveCount(0);
});

test('the application starts without any input, and a press during hydration acts once', async ({
  page,
}) => {
  const copies = await noteCopies(page);
  await page.addInitScript(() => {
    // From this event on React handles events, but the boot script does not know that yet.
    document.addEventListener(
      'hydrated',
      () => document.querySelector<HTMLButtonElement>('#main button')?.click(),
      { once: true },
    );
  });
  await page.goto('/press');
  await expect(page.getByRole('button', { name: /^Copied!/ })).toBeVisible();
  expect(await copies()).toHaveLength(1);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the menu opens while the application is still on its way, and stays', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await release();
    await page.locator('script[type="speculationrules"]').waitFor({ state: 'detached' });
    await expect(menu).toBeVisible();
  });

  test('a document that is still loading is not hydrated, and no press is lost', async ({
    page,
    site,
  }) => {
    const slow = await slowSite(site.url, 'documents');
    try {
      const loaded = page.waitForResponse(/\/assets\/browser-[^/]+\.js$/);
      await page.goto(`${slow.url}/faq`, { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await (await loaded).finished();
      await page.keyboard.press('Escape');
      slow.release();
      await page.locator('script[type="speculationrules"]').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'How is it different from an ATS?' }).click();
      await expect(page.getByText('An ATS tracks applicants')).toBeVisible();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    } finally {
      slow.stop();
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no page shows a button that does nothing', async ({ page }) => {
    // Looks into `main` only, because header and footer are the same on every page.
    const withButtons: string[] = [];
    for (const path of paths) {
      const html = await (await page.request.get(path)).text();
      if (/<main.*<button(?! type="submit")/s.test(html)) withButtons.push(path);
    }
    expect(withButtons).toContain('/press');
    for (const path of withButtons) {
      await page.goto(path);
      const visible = page.getByRole('button').filter({ visible: true });
      const dead = await visible.evaluateAll((buttons) =>
        (buttons as HTMLButtonElement[])
          .filter((button) => button.getAttribute('type') !== 'submit' || button.form === null)
          .map((button) => button.outerHTML),
      );
      expect.soft(dead, path).toEqual([]);
    }
  });
});
