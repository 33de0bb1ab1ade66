import type { CDPSession, Page, Request } from 'playwright/test';
import { acceptedFindings, explains, unexplained } from '../checks/acceptedFindings.ts';
import { axeFindings } from '../checks/axe.ts';
import { kindsOfPages, openHydrated, openMenu, paths } from './support/pages.ts';
import { secondEngineFindings } from '../checks/secondEngine.ts';
import { expect, test } from './support/sweep.ts';

// Without animations, because elements that fade in have other colors meanwhile.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Accessible names without a space between two words, such as '1Scope' or 'Company(optional)'. */
async function joinedNames(protocol: CDPSession): Promise<string[]> {
  const { nodes } = await protocol.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && !/Text|Box/.test(String(role?.value)))
    .map(({ name }) => String(name?.value ?? ''))
    .filter((name) => /\p{L}\(\p{L}|^\d+\p{Lu}\p{Ll}/u.test(name));
}

/** Expects no findings under any display setting of visitors. The page must be on a wide screen at first. */
async function expectClean(page: Page, path: string): Promise<void> {
  const found = await secondEngineFindings(page);
  expect.soft(unexplained(found), 'IBM').toEqual([]);
  const gone = acceptedFindings.filter(
    (accepted) => accepted.seenOn === path && !found.some((finding) => explains(accepted, finding)),
  );
  expect.soft(gone, 'explained, and found here no more').toEqual([]);

  await page.setViewportSize({ width: 375, height: 812 });
  expect.soft(await axeFindings(page), 'axe, on a phone').toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ contrast: 'more' });
  expect.soft(await axeFindings(page, 'contrast'), 'axe, with more contrast').toEqual([]);
  await page.emulateMedia({ contrast: null, colorScheme: 'dark' });
  expect.soft(await axeFindings(page, 'contrast'), 'axe, dark').toEqual([]);
  await page.emulateMedia({ colorScheme: null, media: 'print' });
  expect.soft(await axeFindings(page, 'contrast'), 'axe, on paper').toEqual([]);
}

for (const path of paths)
  test(`${path} hydrates in silence, keeps nothing in the browser, and the engines object to nothing`, async ({
    page,
    context,
    protocol,
    site,
  }) => {
    const asked: string[] = [];
    const note = (request: Request): unknown => asked.push(new URL(request.url()).origin);
    page.on('request', note);
    await openHydrated(page, path);
    page.off('request', note);
    expect.soft(new Set(asked), 'hosts').toEqual(new Set([site.url]));
    expect.soft(await context.cookies(), 'cookies').toEqual([]);
    const kept = await page.evaluate(() => localStorage.length + sessionStorage.length);
    expect.soft(kept, 'kept in the browser').toBe(0);
    expect.soft(await axeFindings(page), 'axe').toEqual([]);
    expect.soft(await joinedNames(protocol), 'spoken as one word').toEqual([]);
    if (kindsOfPages.includes(path)) await expectClean(page, path);
  });

test('axe names what it objects to', async ({ page }) => {
  await openHydrated(page, '/press');
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('button')),
  );
  expect((await axeFindings(page)).map(({ rule }) => rule)).toContain('button-name');
});

test('states that a visitor opens, such as the menu, pass both engines', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openHydrated(page, '/');
  await openMenu(page);
  expect.soft(await axeFindings(page), 'axe, the open menu').toEqual([]);
  expect
    .soft(unexplained(await secondEngineFindings(page, '[role="dialog"]')), 'IBM, the open menu')
    .toEqual([]);

  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('textbox', { name: /^Name/, description: /./ }).waitFor();
  expect.soft(await axeFindings(page), 'axe, a refused form').toEqual([]);
  expect.soft(unexplained(await secondEngineFindings(page)), 'IBM, a refused form').toEqual([]);

  await openHydrated(page, '/faq');
  const question = page.getByRole('main').getByRole('button', { expanded: false }).first();
  const name = (await question.textContent()) ?? '';
  await question.click();
  await page.getByRole('button', { name, expanded: true }).waitFor();
  expect.soft(await axeFindings(page), 'axe, an open answer').toEqual([]);
  expect.soft(unexplained(await secondEngineFindings(page)), 'IBM, an open answer').toEqual([]);
});
