import { site } from '../src/content/site.ts';
import { openEarlyMenu, openHydrated, openMenu } from './support/pages.ts';
import { recordAnnouncements, takeAnnouncements } from './support/recorder.ts';
import { expect, test } from './support/server.ts';

const { product } = site;

const headOf = () =>
  [
    ...document.querySelectorAll(
      'head > title, meta[name], meta[property], link[rel=canonical], script[type="application/ld+json"]',
    ),
  ]
    .map((element) => element.outerHTML)
    .toSorted();

test('a change of page moves focus to the heading, scrolls up, and gives the head that is served', async ({
  page,
}) => {
  await openHydrated(page, '/pricing');
  const served = await page.evaluate(headOf);
  // Loaded as a document, so that everything in its head differs from the head of the page that follows.
  await openHydrated(page, '/');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`Pricing and the 7-day free trial | ${product}`);
  // The title comes with the page, the rest of the head after the script that makes it.
  await expect.poll(() => page.evaluate(headOf)).toEqual(served);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // Screen readers announce text that stays focusable as 'clickable'.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('tabindex');
});

test.describe('when the script of a page cannot be loaded', () => {
  test.use({ expectedMessages: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('the address is loaded as a document, once, and reads and leads on without it', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await page.route(/\/assets\/About-[^/]+\.js$/, (route) => route.abort());
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.locator('html:not([data-scripts])')).toBeAttached();
    await expect(page).toHaveURL('/about');
    expect(documents).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
  });
});

test('the skip link is the first stop and leads into the content', async ({ page }) => {
  await openHydrated(page, '/pricing');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.locator(':focus')).toHaveCount(1);
  // If main stayed focusable, a click on any text in it would move the focus to main.
  await expect(main).not.toHaveAttribute('tabindex');
});

test('the links are in a row from 900 px on, and behind the menu button below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const button = page.getByRole('button', { name: 'Menu' });
  await expect(links).toBeVisible();
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 899, height: 800 });
  await expect(links).toBeHidden();
  await expect(button).toBeVisible();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a press that is released outside the button does nothing', async ({ page }) => {
    await openHydrated(page, '/');
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.hover();
    await page.mouse.down();
    await page.mouse.move(180, 500);
    await page.mouse.up();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the menu traps focus, closes with Escape and gives focus back', async ({ page }) => {
    await openHydrated(page, '/');
    await openMenu(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toHaveAttribute('aria-modal', 'true');
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeVisible();
    // The page behind the menu can be neither read nor reached.
    await expect(page.locator('#root')).toHaveAttribute('inert');
    const opener = page.getByRole('button', { name: 'Menu', includeHidden: true });
    await expect(opener.first()).toHaveAttribute('aria-expanded', 'true');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await expect(page.locator('#main')).not.toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  for (const [name, open] of [
    ['the menu', openMenu],
    ['the early menu', openEarlyMenu],
  ] as const) {
    test(`${name} closes when it has led somewhere, and the focus goes there straight`, async ({
      page,
    }) => {
      await recordAnnouncements(page);
      await page.clock.install();
      await openHydrated(page, '/');
      await open(page);
      await takeAnnouncements(page);
      await page.getByRole('dialog').getByRole('link', { name: 'Pricing' }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Join the waitlist for a 7-day free trial');
      await expect(heading).toBeFocused();
      // A closing dialog could still return the focus to the button that opened it.
      await page.clock.runFor(1000);
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await takeAnnouncements(page)).toEqual([
        'focus: a Pricing',
        'focus: h1 Join the waitlist for a 7-day free trial',
      ]);
    });

    test(`${name} is closed by Back, and the focus is where the visitor left`, async ({ page }) => {
      await openHydrated(page, '/');
      const link = page.getByRole('main').getByRole('link').first();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await open(page);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.locator('#root')).not.toHaveAttribute('inert');
      await expect(link).toBeFocused();
    });

    test(`${name} needs no scrolling on the smallest phone`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await openHydrated(page, '/');
      await open(page);
      const { scrollHeight, clientHeight } = await page.getByRole('dialog').evaluate((box) => ({
        scrollHeight: box.scrollHeight,
        clientHeight: box.clientHeight,
      }));
      expect(scrollHeight).toBe(clientHeight);
    });

    test(`${name} gives the focus to the headline of the page it is on, too`, async ({ page }) => {
      await openHydrated(page, '/pricing');
      await open(page);
      await page.getByRole('dialog').getByRole('link', { name: 'Pricing' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test(`Tab goes on in the page, and not in ${name}, while what a link of it leads to is slow`, async ({
      page,
    }) => {
      await openHydrated(page, '/');
      await page.route(/\/assets\/Pricing-[^/]+\.js$/, () => {});
      await open(page);
      await page.getByRole('dialog').getByRole('link', { name: 'Pricing' }).click();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toBeInViewport();
    });
  }

  test('the menu keeps the focus, out of sight, until the page it leads to has come', async ({
    page,
  }) => {
    await page.clock.install();
    await openHydrated(page, '/');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/Pricing-[^/]+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await openMenu(page);
    const link = page.getByRole('dialog').getByRole('link', { name: 'Pricing' });
    await expect(link).toBeVisible();
    await link.click();
    // If the focused element is removed first, screen readers do not announce what is focused next.
    await page.clock.runFor(3000);
    await expect(link).toBeFocused();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.clock.runFor(500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the menu leads to a page in memory as to any other: the form on screen, its heading in focus', async ({
    page,
  }) => {
    await page.clock.install();
    await openHydrated(page, '/');
    for (const [name, title] of [
      ['Pricing', /^Pricing/],
      ['FAQ', /^Frequently asked questions/],
    ] as const) {
      const link = page.getByRole('contentinfo').locator('a', { hasText: name }).first();
      // On a narrow screen the group of the link is collapsed.
      await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
      await link.click();
      await expect(page).toHaveTitle(title);
    }
    await openMenu(page);
    const call = page.getByRole('dialog').getByRole('link', { name: 'Join the waitlist' });
    await expect(call).toBeVisible();
    await call.click();
    const heading = page
      .locator('#waitlist')
      .getByRole('heading', { name: 'Where should we write?' });
    await expect(heading).toBeFocused();
    // A closing dialog could still return the focus to the button that opened it.
    await page.clock.runFor(1000);
    await expect(heading).toBeFocused();
    const top = await page
      .locator('#waitlist')
      .evaluate((form) => form.getBoundingClientRect().top);
    // At the top of the window, below the header: the page's scroll padding is 96 px.
    expect(top).toBeLessThan(120);
  });
});
