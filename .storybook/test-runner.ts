import { type TestRunnerConfig, getStoryContext } from '@storybook/test-runner';
import { modes } from './modes.ts';
import type { Pictured } from './pictured.ts';

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

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    // A story runs in the first of the modes it is pictured in; a menu of the phone needs the phone.
    const { parameters } = await getStoryContext(page, story);
    const [mode = 'desktop'] = (parameters['visual'] as Pictured | undefined)?.modes ?? [];
    await page.setViewportSize(modes[mode].viewport);
  },
  async postVisit(page) {
    // Network idle never comes on a story that holds a frame.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const moving = await page.evaluate(runningAnimations);
    if (moving.length > 0)
      throw new Error(`Moves although reduced motion is asked for:\n${moving.join('\n')}`);
    // As narrow as a page becomes at 400 % zoom.
    await page.setViewportSize(modes.narrow.viewport);
    const tooWide = await page.evaluate(overhang);
    if (tooWide > 0) throw new Error(`Scrolls sideways by ${tooWide} px on a screen of 320 px.`);
  },
};

export default config;
