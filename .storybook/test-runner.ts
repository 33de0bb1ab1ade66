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
  // Only what is asked for: everything that Storybook knows of a story takes long to hand over.
  const visual = await page.evaluate(async (id) => {
    // On a busy machine the list of stories is still on its way.
    await globalThis.__STORYBOOK_PREVIEW__.ready();
    return (await globalThis.__getContext(id)).parameters.visual;
  }, story.id);
  return (visual?.modes ?? defaultModesOf(story.id)).map((name) => modes[name].viewport);
};

/** By story: asking costs a round trip, and what a story says of itself does not change. */
const windowsOf = new Map<string, readonly Mode['viewport'][]>();

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    const windows = await picturedIn(page, story);
    windowsOf.set(story.id, windows);
    // The menu exists in a narrow window only.
    const first = windows.find((one) => !isPhone(one)) ?? windows[0] ?? modes.desktop.viewport;
    await page.setViewportSize(first);
  },
  async postVisit(page, story) {
    // The runner tells why.
    if (story.hasFailure) return;
    // A story with an iframe never reaches network idle.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const faults = await storyFaults(page, story.id, windowsOf.get(story.id) ?? []);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
};

export default config;
