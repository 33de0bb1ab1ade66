import { test as base } from 'playwright/test';
import { serveFolder } from '../../scripts/serveFolder.ts';
import { buildStorybook, storybookFolder } from '../../scripts/storybook.ts';

/** A story or a documentation page in the index of the built Storybook. */
interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly tags: readonly string[];
}

/** The built Storybook, served. */
interface Storybook {
  readonly entries: readonly Entry[];
  /** Address of a page of documentation, without the sidebar around it. */
  readonly docsUrl: (id: string) => string;
}

/** Playwright's `test` with Storybook, which is built first unless it is up to date. */
export const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
    async ({}, use) => {
      await buildStorybook();
      const { url, stop } = await serveFolder(storybookFolder);
      const index = (await (await fetch(`${url}/index.json`)).json()) as {
        readonly entries: Readonly<Record<string, Entry>>;
      };
      await use({
        entries: Object.values(index.entries),
        docsUrl: (id) => `${url}/iframe.html?id=${id}&viewMode=docs`,
      });
      await stop();
    },
    { scope: 'worker' },
  ],
});
