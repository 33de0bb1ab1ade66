import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { type StaticSite, serveFolder } from '../scripts/static-site.ts';
import { buildStorybook, storybookFolder } from '../scripts/storybook.ts';

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly tags: readonly string[];
}

interface ArgType {
  readonly name: string;
  readonly description?: string;
  readonly table?: { readonly disable?: boolean; readonly type?: { readonly summary?: string } };
}

interface Story {
  readonly title: string;
  readonly argTypes: Readonly<Record<string, ArgType>>;
}

declare const __STORYBOOK_PREVIEW__: {
  ready(): Promise<void>;
  extract(): Promise<Readonly<Record<string, Story>>>;
};
// In one worker, on one warm page.
test.describe.configure({ mode: 'default' });

let site: StaticSite;
let entries: readonly Entry[];
test.beforeAll(async () => {
  await buildStorybook();
  site = await serveFolder(storybookFolder);
  const index = await fetch(`${site.url}/index.json`);
  entries = Object.values(((await index.json()) as { entries: Record<string, Entry> }).entries);
});
test.afterAll(() => site.stop());

const frameUrl = (id: string): string => `${site.url}/iframe.html?id=${id}&viewMode=docs`;

const isType = (summary = 'unknown'): boolean => !/^(?:unknown|union|)$/.test(summary);

test('every prop says what it is and of which type', async ({ page }) => {
  await page.goto(frameUrl('primitives-button--docs'));
  const stories = await page.evaluate(async () => {
    await __STORYBOOK_PREVIEW__.ready();
    return JSON.parse(JSON.stringify(await __STORYBOOK_PREVIEW__.extract())) as Record<
      string,
      Story
    >;
  });
  const faults = Object.values(stories)
    .filter(({ title }) => !/^(?:foundations|pages)\//.test(title))
    .flatMap(({ title, argTypes }) =>
      Object.values(argTypes)
        .filter(({ table }) => table?.disable !== true)
        .filter(({ description, table }) => !description || !isType(table?.type?.summary))
        .map(({ name }) => `${title}: ${name}`),
    );
  expect([...new Set(faults)]).toEqual([]);
});

test('every component and every page has its page of documentation', () => {
  const titled = new Set(entries.filter(({ type }) => type === 'docs').map(({ title }) => title));
  const missing = globSync('stories/{primitives,illustrations,forms,sections,layout,pages}/*.tsx')
    .map((file) => file.replaceAll('\\', '/').replace(/^stories\/|\.stories\.tsx$/g, ''))
    .filter((title) => !titled.has(title));
  expect(missing).toEqual([]);
  const guidance = globSync('stories/!(guides)/*.mdx');
  expect(guidance.filter((file) => !existsSync(file.replace('.mdx', '.stories.tsx')))).toEqual([]);
});
