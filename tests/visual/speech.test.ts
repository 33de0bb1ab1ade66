import { type CDPSession, chromium, type Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { testBrowser } from '../../scripts/testBrowser.ts';
import { speech } from '../../visual/speech.ts';
import { resources } from '../support/resources.ts';

let page: Page;
let protocol: CDPSession;

beforeAll(async () => {
  const { executablePath, args } = await testBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  resources().defer(() => browser.close());
  page = await browser.newPage();
  protocol = await page.context().newCDPSession(page);
});

const form = `<main><h1>Join</h1>
  <form aria-label="Waitlist"><label for="r1">Work email</label>
    <input id="r1" required aria-describedby="r2"><p id="r2">No spam.</p>
    <button>Join now</button></form></main>`;

it('what a screen reader would say is that of an open modal dialog alone, which a reader cannot leave', async () => {
  const dialog =
    '<div role="dialog" aria-modal="true" aria-label="Menu"><a href="/">Home</a></div>';
  await page.setContent(form + dialog);
  const lines = await speech(protocol);
  expect(lines.at(-1)).toBe('end of dialog');
  expect(lines).toContain('link, Home');
  expect(lines).not.toContain('heading, Join, level 1');
});

it('what a screen reader would say is taken without the page noticing', async () => {
  // In a new document, where no earlier reading can have left its traces.
  await page.goto('data:text/html,');
  await page.setContent(form);
  await page.focus('input');
  const state = () =>
    page.evaluate(() => [
      document.activeElement?.id,
      document.documentElement.outerHTML,
      Object.getOwnPropertyNames(globalThis).length,
      Object.getOwnPropertySymbols(document).length,
      Object.getOwnPropertyNames(document.querySelector('input')),
    ]);
  const before = await state();
  await speech(protocol);
  expect(await state()).toEqual(before);
});
