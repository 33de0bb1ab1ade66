import { serveFolder } from '../../scripts/serveFolder.ts';
import { buildStorybook, storybookFolder } from '../../scripts/storybook.ts';

/** What the index of the built Storybook says of a story or of a page of documentation. */
export interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly tags: readonly string[];
}

/** The built Storybook, served. */
export interface Storybook {
  readonly entries: readonly Entry[];
  /** Address of a page of documentation, without the sidebar around it. */
  readonly docsUrl: (id: string) => string;
  readonly stop: () => Promise<void>;
}

/** Builds Storybook unless it is up to date, and serves it. */
export async function openStorybook(): Promise<Storybook> {
  await buildStorybook();
  const { url, stop } = await serveFolder(storybookFolder);
  const index = (await (await fetch(`${url}/index.json`)).json()) as {
    readonly entries: Readonly<Record<string, Entry>>;
  };
  return {
    entries: Object.values(index.entries),
    docsUrl: (id) => `${url}/iframe.html?id=${id}&viewMode=docs`,
    stop,
  };
}
