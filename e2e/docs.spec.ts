import { expect } from 'playwright/test';
import { test } from './support/storybook.ts';

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
// All tests run in one worker, which serves Storybook once.
test.describe.configure({ mode: 'default' });

const isType = (summary = 'unknown'): boolean => !/^(?:unknown|union|)$/.test(summary);

test('every prop says what it is and of which type', async ({ page, storybook }) => {
  await page.goto(storybook.docsUrl('primitives-button--docs'));
  const stories = await page.evaluate(async () => {
    await __STORYBOOK_PREVIEW__.ready();
    return JSON.parse(JSON.stringify(await __STORYBOOK_PREVIEW__.extract())) as Record<
      string,
      Story
    >;
  });
  const faults = Object.values(stories).flatMap(({ title, argTypes }) =>
    Object.values(argTypes)
      .filter(({ table }) => table?.disable !== true)
      .filter(({ description, table }) => !description || !isType(table?.type?.summary))
      .map(({ name }) => `${title}: ${name}`),
  );
  expect([...new Set(faults)]).toEqual([]);
});
