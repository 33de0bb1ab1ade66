/** Makes deliberate faults at once in a copy of the sources: pictures or texts must show each. */
import { visualConfig } from './visual.config.ts';
import { mutate } from './visual/mutate.ts';
import { runsPinned, whyNoPictures } from './scripts/testBrowser.ts';

/** Faults that do not affect each other. */
const some = new Set([
  'a breakpoint of ColorSwatches is another',
  'a story of the menu has fewer modes',
  'a transition of Stepper is lost',
  'an animation of FilePage is lost',
  'muted text of Chip is fainter',
  'the contents of an article have no name',
  'the columns of BrandAssets are others',
  'what sticks in Faq does not',
]);

if (runsPinned()) {
  const sample = visualConfig.faults.filter(({ what }) => some.has(what));
  let [done, seen] = [0, 0];
  for await (const { fault, isSeen } of mutate(visualConfig, sample)) {
    console.log(`${(done += 1)} of ${sample.length}`);
    if (isSeen) seen += 1;
    else console.log(`failed: ${fault.what}: nothing saw it`);
  }
  console.log(`${seen} passed, ${sample.length - seen} failed`);
  process.exitCode = seen < sample.length ? 1 : 0;
} else {
  console.log(`${whyNoPictures}\n0 passed, 0 failed, 1 skipped`);
}
