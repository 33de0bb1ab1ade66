/** Every picture of every story and the texts beside it, compared with the approved ones. */
import { visualConfig } from './visual.config.ts';
import { capture } from './visual/capture.ts';
import { compare } from './visual/compare.ts';
import { describe } from './visual/results.ts';
import { writeStatic } from './visual/review/review.ts';
import { runsPinned, whyNoPictures } from './scripts/testBrowser.ts';

async function main(): Promise<string> {
  if (!runsPinned()) {
    console.log(whyNoPictures);
    return '0 passed, 0 failed, 1 skipped';
  }
  const sources = await visualConfig.build();
  const captures = await capture(visualConfig, {
    sources,
    progress: (done, total) => console.log(`${done} of ${total}`),
  });
  const report = await compare(visualConfig, captures);
  await writeStatic(visualConfig, report);
  const { findings, passed, rounded, skipped } = report;
  const roundedPixels = rounded.reduce((sum, { pixels }) => sum + pixels, 0);
  console.log(`${roundedPixels} pixels in ${rounded.length} pictures differ within rounding`);
  for (const finding of findings) console.log(`failed: ${describe(finding)}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
  const left = Object.keys(skipped).length;
  return `${passed} passed, ${findings.length} failed${left > 0 ? `, ${left} skipped` : ''}`;
}

// A process that is ended by a signal removes nothing it has put beside the project; one that exits does.
process.on('SIGTERM', () => process.exit(143));
console.log(await main());
