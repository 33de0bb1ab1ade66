import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { breakpoints } from '../src/design/breakpoints.ts';
import type { Mode } from './mode.ts';
import { defaultModesOf, modes } from './modes.ts';
import type { Pictured } from './pictured.ts';
import { storyFaults } from './storyFaults.ts';

declare global {
  /** What Storybook knows of a story; the test-runner puts it into the page. */
  function __getContext(storyId: string): Promise<{ parameters: { visual?: Pictured } }>;
}

const isPhone = ({ width }: Mode['viewport']): boolean => width < breakpoints.md;

/** The windows that a story is pictured in. */
const picturedIn = async (page: Page, story: TestContext): Promise<Mode['viewport'][]> => {
  // This parameter alone: serializing the whole context is slow.
  const visual = await page.evaluate(async (id) => {
    // On a busy machine the list of stories is still on its way.
    await globalThis.__STORYBOOK_PREVIEW__.ready();
    return (await globalThis.__getContext(id)).parameters.visual;
  }, story.id);
  return (visual?.modes ?? defaultModesOf(story.id)).map((name) => modes[name].viewport);
};

/** Viewports by story id, handed from `preVisit` to `postVisit`. */
const windowsOf = new Map<string, readonly Mode['viewport'][]>();

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    const windows = await picturedIn(page, story);
    windowsOf.set(story.id, windows);
    // Wider than a phone where the story has such a viewport. Stories of the mobile menu have none.
    const first = windows.find((one) => !isPhone(one)) ?? windows[0] ?? modes.desktop.viewport;
    await page.setViewportSize(first);
  },
  async postVisit(page, story) {
    // The runner tells why.
    if (story.hasFailure) return;
    // Not the runner's own wait for network idle, which a story with an iframe never reaches.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const faults = await storyFaults(page, story.id, windowsOf.get(story.id) ?? []);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
};

export default config;
