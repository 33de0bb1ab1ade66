import { visualConfig } from '../../visual.config.ts';
import { mutate } from '../../visual/mutate.ts';
import { describeScore } from '../../visual/outcomes.ts';
import { runsPinned, whyNoPictures } from '../testBrowser.ts';
import type { Suite } from './suite.ts';

/** Eight deliberate faults, made at once in a copy of the sources: the pictures and texts see each. */
export const mutations: Suite = {
  name: 'mutations',
  after: ['visual'],
  async run(watcher) {
    if (!runsPinned()) {
      watcher.say(whyNoPictures);
      return { passed: 0, failed: 0, skipped: 1, isLeftOut: true };
    }
    const sample = visualConfig.faults.filter(({ isSample }) => isSample);
    let done = 0;
    watcher.progress(done, sample.length);
    const outcomes = await mutate(visualConfig, sample, ({ fault, seenBy, problem }) => {
      watcher.progress((done += 1), sample.length);
      if (seenBy.length === 0) watcher.failure(`${fault.what}: ${problem ?? 'nothing saw it'}`);
    });
    watcher.say(describeScore(outcomes).split('\n')[0] ?? '');
    const passed = outcomes.filter(({ seenBy }) => seenBy.length > 0).length;
    return { passed, failed: outcomes.length - passed, skipped: 0 };
  },
};
