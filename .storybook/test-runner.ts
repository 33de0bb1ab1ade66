import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { breakpoints } from '../src/design/breakpoints.ts';
import { modes } from './modes.ts';
import type { Pictured } from './pictured.ts';
import { storyFaults } from './storyFaults.ts';

declare global {
  /** Storybook's context of a story; the test-runner defines this function in the page. */
  function __getContext(storyId: string): Promise<{ parameters: { visual?: Pictured } }>;
}

/** The names of the modes that a story asks for. */
const askedBy = (page: Page, story: TestContext): Promise<Pictured['modes']> =>
  // Only this parameter is returned: serializing the whole context is slow.
  page.evaluate(async (id) => {
    // On a busy machine the list of stories may not have loaded yet.
    await globalThis.__STORYBOOK_PREVIEW__.ready();
    return (await globalThis.__getContext(id)).parameters.visual?.modes;
  }, story.id);

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    const asked = (await askedBy(page, story)) ?? ['desktop' as const];
    const windows = asked.map((name) => modes[name].viewport);
    // The first viewport wider than a phone, if the story has one; stories of the mobile menu do not.
    const first = windows.find(({ width }) => width >= breakpoints.md) ?? windows[0];
    await page.setViewportSize(first ?? modes.desktop.viewport);
  },
  async postVisit(page, story) {
    // The test-runner reports this failure itself.
    if (story.hasFailure) return;
    // Not the runner's own wait for network idle, which a story with an iframe never reaches.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const faults = await storyFaults(page, story.id);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
};

export default config;
