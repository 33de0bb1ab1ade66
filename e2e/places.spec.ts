import type { Locator, Page } from 'playwright/test';
import { kindsOfPages, openHydrated, openMenu, paths, shownInBrandFaces } from './support/pages.ts';
import { recordAnnouncements, takeAnnouncements } from './support/recorder.ts';
import { expect, test } from './support/server.ts';

/** One link to each page section that other pages link to (`/page#id`), grouped by the page that holds the link. */
async function linksToSections(page: Page): Promise<Map<string, string[]>> {
  const known = new Set<string>();
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    for (const [, escaped = ''] of html.matchAll(/<a [^>]*href="(\/[^"]+#[^"]+)"/g)) {
      const href = escaped.replaceAll('&amp;', '&');
      const part = href.replace(/\?.*#/, '#');
      // A fragment such as `#s=3` is a state of the page, which e2e/score.spec.ts tests.
      if (known.has(part) || part.startsWith(`${path}#`) || /#.*=/.test(part)) continue;
      known.add(part);
      found.set(path, [...(found.get(path) ?? []), href]);
    }
  }
  return found;
}

/** Whether the focused element is on screen, and how far the page is scrolled. */
const place = (page: Page) =>
  page.evaluate(async () => {
    // The browser follows a link to a part of the page in its next frame, before any person could act.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const box = document.activeElement?.getBoundingClientRect();
    return {
      isSeen: box !== undefined && box.top >= 0 && box.bottom <= innerHeight,
      scrolled: Math.round(scrollY),
    };
  });

/** Whether the caret is in `link`. */
const caretIn = (link: Locator) =>
  link.evaluate((element) => element.contains(getSelection()?.anchorNode ?? null));

test('focus, scroll and speech name one place: after a link to a part of another page, after Back and after Forward', async ({
  page,
}) => {
  await recordAnnouncements(page);
  // Otherwise the page scrolls smoothly, and positions are read before it has stopped.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const links = await linksToSections(page);
  expect(links.size).toBeGreaterThan(3);
  // The home page has more than one link to /product: Back must find the one that was followed.
  links.set('/', ['/product', ...(links.get('/') ?? [])]);
  for (const [path, hrefs] of links) {
    await openHydrated(page, path);
    await shownInBrandFaces(page);
    for (const href of hrefs) {
      // Without the links in the closed menu.
      const same = page.locator(`a[href="${href}"]:not(dialog *)`);
      // Of the links for the header's call, the first: the bar at the bottom of phones repeats the call.
      const link = href.includes('utm_campaign=header') ? same.first() : same.last();
      await link.evaluate((element) => {
        for (const fold of document.querySelectorAll('details')) fold.open = fold.contains(element);
      });
      await link.focus();
      const left = await place(page);
      const leaving = (await takeAnnouncements(page)).at(-1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(href);
      const [, id] = href.split('#');
      const target = page.locator(id === undefined ? 'h1' : `#${id}`);
      const heading = page.getByRole('heading').and(target.locator('*').or(target)).first();
      await expect(heading).toBeFocused();
      const { localName, textContent } = await heading.evaluate((element) => ({
        localName: element.localName,
        textContent: element.textContent.replaceAll(/\s+/g, ' '),
      }));
      expect(await takeAnnouncements(page)).toEqual([
        `focus: ${localName} ${textContent}`.slice(0, 70),
      ]);
      const arrived = await place(page);
      expect(arrived.isSeen, `${href} is on screen`).toBe(true);

      await page.goBack();
      await expect(link).toBeFocused();
      expect(await takeAnnouncements(page), `back from ${href}`).toEqual([leaving]);
      expect(await place(page)).toEqual(left);
      expect(await caretIn(link), `the caret, back from ${href}`).toBe(true);
      if (href !== hrefs[0]) continue;
      await page.goForward();
      await expect(heading).toBeFocused();
      expect(await place(page)).toEqual(arrived);
      await page.goBack();
      await expect(link).toBeFocused();
      await takeAnnouncements(page);
    }
  }
});

test('Back within a page returns to the link that led to a part of it', async ({ page }) => {
  await recordAnnouncements(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const followed = new Set<string>();
  // The marks of /read and the scenes of the tour leave no entry in the history.
  for (const path of kindsOfPages.filter((kind) => !/^\/(?:read|demo)/.test(kind))) {
    const html = await (await page.request.get(path)).text();
    if (!/<main.*<a [^>]*href="#/s.test(html)) continue;
    await openHydrated(page, path);
    await shownInBrandFaces(page);
    const links = page.locator('main a[href^="#"]:visible');
    for (const link of [links.first(), links.last()]) {
      let landed = 0;
      const heard: string[][] = [];
      // Twice: following the link again must not restore the position saved for Back and Forward.
      for (const round of ['first', 'second']) {
        await link.focus();
        const left = await place(page);
        await takeAnnouncements(page);
        await link.press('Enter');
        await expect(page).toHaveURL(/#/);
        await expect(link, `${path}, followed the ${round} time`).not.toBeFocused();
        landed = (await place(page)).scrolled;
        heard.push(await takeAnnouncements(page));
        await page.goBack();
        await expect(link, `${path}, back the ${round} time`).toBeFocused();
        expect(await caretIn(link)).toBe(true);
        expect(await place(page), path).toEqual(left);
      }
      expect(heard[1], `${path}, followed anew`).toEqual(heard[0]);
      await page.goForward();
      await expect(link).not.toBeFocused();
      expect((await place(page)).scrolled, `${path}, forward`).toBe(landed);
      followed.add(path);
    }
  }
  expect(followed.size).toBeGreaterThan(3);
});

for (const { path, button, href } of [
  { path: '/faq', button: 'What is', href: '/product' },
  { path: '/samples', button: 'SDR', href: '/samples/blueprint/sdr' },
])
  test(`on ${path} Back finds the link again that a button had shown`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    const link = page.getByRole('main').locator(`a[href="${href}"]:visible`).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(link).toBeFocused();
    expect(await caretIn(link)).toBe(true);
  });

test('a caret that was in the menu is not left at the top of the next page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openHydrated(page, '/');
  await openMenu(page);
  const menu = page.getByRole('dialog');
  const link = menu.getByRole('link', { name: 'Product' });
  await link.evaluate((element) => getSelection()?.collapse(element, 0));
  await link.press('Escape');
  expect(await page.evaluate(() => getSelection()?.rangeCount), 'after Escape').toBe(0);
  const root = page.locator('#root');
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(root).toHaveAttribute('inert');
  await link.evaluate((element) => getSelection()?.collapse(element, 0));
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu).toHaveCount(0);
  expect(await page.evaluate(() => getSelection()?.rangeCount), 'after a link').toBe(0);
});

test('the menu that is opened again before its button has the focus stays', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openHydrated(page, '/');
  await openMenu(page);
  await expect(page.locator('#root')).toHaveAttribute('inert');
  // In one call: the focus returns to the button a moment after Escape, and the click must come first.
  const wasPageReachable = await page.evaluate(async () => {
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.activeElement?.dispatchEvent(escape);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isReachable = document.getElementById('root')?.inert === false;
    document.querySelector<HTMLElement>('button[data-dialog]')?.click();
    return isReachable;
  });
  expect(wasPageReachable).toBe(true);
  // The page becomes inert again after the click, and not before the pending focus would have returned.
  await expect(page.locator('#root')).toHaveAttribute('inert');
  await expect(page.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
});
