import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect } from 'playwright/test';
import { axeFindings } from '../../checks/axe.ts';
import { test } from '../support/storybook.ts';

declare const __STORYBOOK_PREVIEW__: {
  ready(): Promise<void>;
};
declare const __STORYBOOK_ADDONS_CHANNEL__: {
  once(event: string, listener: () => void): void;
  emit(event: string, payload: object): void;
};

// All tests run in one worker, which serves Storybook once.
test.describe.configure({ mode: 'default', timeout: 1_200_000 });

/** Opens another documentation page, as the sidebar does, and waits until all of it is rendered. */
async function openDocs(page: Page, id: string): Promise<void> {
  await page.evaluate(async (storyId) => {
    const rendered = new Promise<void>((done) => {
      __STORYBOOK_ADDONS_CHANNEL__.once('docsRendered', done);
    });
    __STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    await rendered;
  }, id);
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-story-block]')].every((block) =>
      block.querySelector('iframe, [data-name] > *'),
    ),
  );
}

/** Selectors of Storybook's own interface, and of stories, which have tests of their own. */
const ofStorybook = [
  '.sbdocs-preview',
  '.docblock-argstable',
  '.sb-anchor > div > button',
  'iframe',
];

/** Faults of the documentation page that is open. */
async function faultsOfPage(page: Page, ids: ReadonlySet<string>): Promise<string[]> {
  const { repeated, links, frames } = await page.evaluate(() => {
    const all = [...document.querySelectorAll('#storybook-docs [id]')]
      .filter((element) => !element.closest('.docblock-argstable'))
      .map((element) => element.id);
    const own = [...document.querySelectorAll<HTMLAnchorElement>('#storybook-docs a[href]')].filter(
      (link) => !link.closest('.sb-unstyled, .sb-story, .sb-anchor a'),
    );
    return {
      repeated: all.filter((id, at) => all.indexOf(id) !== at),
      links: own.map((link) => link.getAttribute('href') ?? ''),
      frames: [...document.querySelectorAll('iframe')].map((frame) => frame.src),
    };
  });
  const dead = links.filter((href) => {
    const [, target] = /\?path=\/(?:docs|story)\/([\w-]+)/.exec(href) ?? [];
    if (target !== undefined) return !ids.has(target);
    return !/^(?:https?:|#|mailto:)/.test(href) && !existsSync(join('storybook-static', href));
  });
  const unknown = frames.filter((src) => !ids.has(new URL(src).searchParams.get('id') ?? ''));
  const findings = await axeFindings(page, 'all', ofStorybook);
  return [
    ...repeated.map((id) => `repeats the id ${id}`),
    ...dead.map((href) => `has a dead link ${href}`),
    ...unknown.map((src) => `frames what is no story: ${src}`),
    // Heading order is not checked, because the headings of stories come between those of the page.
    ...findings
      .filter(({ rule }) => rule !== 'heading-order')
      .map(({ rule, snippet }) => `${rule}: ${snippet}`),
  ];
}

test('every documentation page logs nothing, passes its checks, and frames each story that plays', async ({
  page,
  storybook,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  // Stories in iframes are replaced by an empty page, because they have tests of their own.
  await page.route(/iframe\.html\?.*viewMode=story/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A story</title>' }),
  );
  const { entries, docsUrl } = storybook;
  const ids = new Set(entries.map(({ id }) => id));
  const docs = entries.filter(({ type }) => type === 'docs');
  await page.goto(docsUrl(docs[0]?.id ?? ''));
  await page.evaluate(() => __STORYBOOK_PREVIEW__.ready());
  const faults: string[] = [];
  for (const { id, title } of docs) {
    await openDocs(page, id);
    const found = [...(await faultsOfPage(page, ids)), ...said.splice(0).map((it) => `says ${it}`)];
    const played = entries.filter(
      (entry) => entry.title === title && entry.tags.includes('play-fn') && entry.type === 'story',
    );
    for (const story of played) {
      const isFirst =
        entries.find((entry) => entry.title === title && entry.type === 'story') === story;
      const frame = page.locator(`iframe[id="iframe--${story.id}"]`);
      if (!isFirst && (await frame.count()) === 0) found.push(`does not play ${story.id}`);
    }
    faults.push(...found.map((fault) => `${id} ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('a link of the introduction keeps the sidebar', async ({ page, storybook }) => {
  await page.goto(new URL('.', storybook.docsUrl('')).href);
  await page
    .frameLocator('#storybook-preview-iframe')
    .getByRole('link', { name: 'Buttons and other primitives' })
    .click();
  await expect(page).toHaveURL(/\/\?path=\/docs\/primitives-button--docs/);
});
