import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { breakpoints } from '../src/design/breakpoints.ts';
import type { Mode } from '../visual/config.ts';
import { defaultModesOf, modes } from './modes.ts';
import type { Pictured } from './pictured.ts';

declare global {
  /** Runs a story and its play function again; the test-runner puts it into the page. */
  function __test(storyId: string): Promise<unknown>;
  /** What Storybook knows of a story; from the same. */
  function __getContext(storyId: string): Promise<{ parameters: { visual?: Pictured } }>;
}

/** What still moves although the reader asked for no motion; the freeze is lifted to see it. */
function runningAnimations(): string[] {
  const root = document.documentElement;
  const before = root.dataset['motion'];
  root.dataset['motion'] = 'live';
  const moving = document
    .getAnimations()
    // Storybook itself pauses what a stylesheet animates.
    .filter(({ playState }) => playState === 'running' || playState === 'paused')
    .map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target ? target.outerHTML.slice(0, 120) : 'unknown element';
    });
  if (before === undefined) delete root.dataset['motion'];
  else root.dataset['motion'] = before;
  return moving;
}

/** How far the page can be scrolled sideways, in px. */
function overhang(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** A window of each kind that the story is pictured in: a menu of the phone needs the phone. */
function windowsOf(storyId: string, { modes: names }: Pictured): Mode['viewport'][] {
  const windows = (names ?? defaultModesOf(storyId)).map((name) => modes[name].viewport);
  const isPhone = ({ width }: Mode['viewport']): boolean => width < breakpoints.md;
  return [windows.find((one) => !isPhone(one)), windows.find(isPhone)].filter(
    (one) => one !== undefined,
  );
}

const picturedIn = async (page: Page, story: TestContext): Promise<Mode['viewport'][]> => {
  // Only what is asked for: everything that Storybook knows of a story takes long to hand over.
  const visual = await page.evaluate(async (id) => {
    // On a busy machine the list of stories is still on its way.
    await globalThis.__STORYBOOK_PREVIEW__.ready();
    return (await globalThis.__getContext(id)).parameters.visual;
  }, story.id);
  const windows = windowsOf(story.id, visual ?? {});
  return windows.length > 0 ? windows : [modes.desktop.viewport];
};

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    const [first = modes.desktop.viewport] = await picturedIn(page, story);
    await page.setViewportSize(first);
  },
  async postVisit(page, story) {
    // Network idle never comes on a story that holds a frame.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const moving = await page.evaluate(runningAnimations);
    if (moving.length > 0)
      throw new Error(`Moves although reduced motion is asked for:\n${moving.join('\n')}`);
    // Everything again where it is pictured on a phone too: another layout, the same play function.
    const [, phone] = await picturedIn(page, story);
    if (phone) {
      await page.setViewportSize(phone);
      await page.evaluate((id) => globalThis.__test(id), story.id);
    }
    // As narrow as a page becomes at 400 % zoom.
    await page.setViewportSize(modes.narrow.viewport);
    const tooWide = await page.evaluate(overhang);
    if (tooWide > 0) throw new Error(`Scrolls sideways by ${tooWide} px on a screen of 320 px.`);
  },
};

export default config;
