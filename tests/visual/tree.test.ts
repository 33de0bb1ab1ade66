import { type CDPSession, chromium, type Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { testBrowser } from '../../scripts/testBrowser.ts';
import { accessibilityTree } from '../../visual/accessibilityTree.ts';
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
    <ul><li>One</li><li>Two</li></ul>
    <img alt="A receipt" src="data:,"><span class="sr" style="position:absolute;clip-path:inset(50%)">New</span>
    <button aria-expanded="false">Join now</button></form></main>`;

const treeOf = async (html: string): Promise<string[]> => {
  await page.setContent(html);
  return accessibilityTree(protocol);
};

// Each row changes the form in a way that must change the tree; its last value is a new line, if there is one.
it.each([
  ['a visible word', 'No spam.', 'No mail.', 'No mail.'],
  ['a word that only a screen reader says', '>New<', '>Soon<', 'Soon'],
  ['another name of a control', 'Join now', 'Join later', 'button “Join later”'],
  ['a field that is not required', ' required', '', 'textbox “Work email” description “No spam.”'],
  ['the name of a landmark', 'Waitlist', 'Queue', 'form “Queue”'],
  ['the text of an image', 'A receipt', 'A paper', 'image “A paper”'],
  ['another level', 'h1', 'h2', 'heading “Join” level=2'],
  ['an item less', '<li>Two</li>', '', null],
  ['another order', '<li>One</li><li>Two</li>', '<li>Two</li><li>One</li>', null],
  ['a state', 'expanded="false"', 'expanded="true"', 'button “Join now” expanded'],
])('the tree shows %s', async (_, before, after, line) => {
  const [was, is] = [await treeOf(form), await treeOf(form.replaceAll(before, after))];
  expect(is).not.toEqual(was);
  if (line !== null) expect(is.join('\n')).toContain(line);
});
