/** Makes eight deliberate faults at once in a copy of the sources: pictures or texts must show each. */
import { visualConfig } from './visual.config.ts';
import { describeScore, mutate } from './visual/mutate.ts';
import { runsPinned, whyNoPictures } from './scripts/testBrowser.ts';

if (runsPinned()) {
  const sample = visualConfig.faults.filter(({ isSample }) => isSample);
  let done = 0;
  const outcomes = await mutate(visualConfig, sample, ({ fault, isSeen }) => {
    console.log(`${(done += 1)} of ${sample.length}`);
    if (!isSeen) console.log(`failed: ${fault.what}: nothing saw it`);
  });
  console.log(describeScore(outcomes));
  const seen = outcomes.filter(({ isSeen }) => isSeen).length;
  console.log(`${seen} passed, ${outcomes.length - seen} failed`);
  process.exitCode = seen < outcomes.length ? 1 : 0;
} else {
  console.log(`${whyNoPictures}\n0 passed, 0 failed, 1 skipped`);
}
