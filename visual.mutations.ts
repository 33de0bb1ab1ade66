/** Eight deliberate faults, made at once in a copy of the sources: the pictures and texts see each. */
import { visualConfig } from './visual.config.ts';
import { mutate } from './visual/mutate.ts';
import { describeScore } from './visual/faultScore.ts';
import { runsPinned, whyNoPictures } from './scripts/testBrowser.ts';

if (runsPinned()) {
  const sample = visualConfig.faults.filter(({ isSample }) => isSample);
  let done = 0;
  const outcomes = await mutate(visualConfig, sample, ({ fault, seenBy, problem }) => {
    console.log(`${(done += 1)} of ${sample.length}`);
    if (seenBy.length === 0) console.log(`failed: ${fault.what}: ${problem ?? 'nothing saw it'}`);
  });
  console.log(describeScore(outcomes).split('\n')[0]);
  const seen = outcomes.filter(({ seenBy }) => seenBy.length > 0).length;
  console.log(`${seen} passed, ${outcomes.length - seen} failed`);
  process.exitCode = seen < outcomes.length ? 1 : 0;
} else {
  console.log(`${whyNoPictures}\n0 passed, 0 failed, 1 skipped`);
}
