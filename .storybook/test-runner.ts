import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { breakpoints } from '../src/design/breakpoints.ts';
import { modes } from './modes.ts';
import type { Pictured } from './pictured.ts';
import { storyFaults } from './storyFaults.ts';

declare global {
  /** What Storybook knows of a story; the test-runner puts it into the page. */
  function __getContext(storyId: string): Promise<{ parameters: { visual?: Pictured } }>;
}

/** The names of the modes that a story asks for. */
const askedBy = (page: Page, story: TestContext): Promise<Pictured['modes']> =>
  // This parameter alone: serializing the whole context is slow.
  page.evaluate(async (id) => {
    // On a busy machine the list of stories is still on its way.
    await globalThis.__STORYBOOK_PREVIEW__.ready();
    return (await globalThis.__getContext(id)).parameters.visual?.modes;
  }, story.id);

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    const asked = (await askedBy(page, story)) ?? ['desktop' as const];
    const windows = asked.map((name) => modes[name].viewport);
    // Wider than a phone where the story has such a viewport. Stories of the mobile menu have none.
    const first = windows.find(({ width }) => width >= breakpoints.md) ?? windows[0];
    await page.setViewportSize(first ?? modes.desktop.viewport);
  },
  async postVisit(page, story) {
    // The runner tells why.
    if (story.hasFailure) return;
    // Not the runner's own wait for network idle, which a story with an iframe never reaches.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const faults = await storyFaults(page, story.id);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
};

export default config;
