/**
 * Every story is played in each of its modes, and checked; its pictures and the texts beside them are
 * compared with the approved ones. `--changed` leaves out stories whose sources are as they were approved.
 */
import { visualConfig } from './visual.config.ts';
import { entriesOf } from './visual/approved.ts';
import { capture } from './visual/capture.ts';
import { compare } from './visual/compare.ts';
import { describe, type Captures } from './visual/results.ts';
import { writeStatic } from './visual/review/review.ts';
import { runsPinned, whyNoPictures } from './scripts/testBrowser.ts';

/** What passed, what failed, and whether the pictures were skipped. */
type Outcome = readonly [passed: number, failures: readonly string[], skipped: number];

async function compared(captures: Captures): Promise<Outcome> {
  const report = await compare(visualConfig, captures);
  await writeStatic(visualConfig, report);
  const { findings, passed } = report;
  return [passed, findings.map(describe), 0];
}

/** Outcome with another browser than the pinned one: whether stories fail, not what they look like. */
function played({ pictures }: Captures): Outcome {
  console.log(whyNoPictures);
  const all = entriesOf(pictures);
  const failures = all.flatMap(({ story, mode, value }) =>
    'failure' in value ? [`${story} ${mode}: ${value.failure}`] : [],
  );
  return [all.length - failures.length, failures, 1];
}

async function main(): Promise<string> {
  const captures = await capture(visualConfig, {
    sources: await visualConfig.build(),
    // Another browser plays every story: approvals hold for the pinned browser only.
    isChangedOnly: process.argv.includes('--changed') && runsPinned(),
  });
  const { length: same } = captures.unchanged;
  if (same > 0) console.log(`${same} stories are made of what was approved, and not drawn again.`);
  const [passed, failures, skipped] = runsPinned() ? await compared(captures) : played(captures);
  for (const failure of failures) console.log(`failed: ${failure.replaceAll('\n', '\n      ')}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
  return `${passed + same} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

// Exits on a signal, so that temporary folders beside the project are removed; a signal alone would leave them.
process.on('SIGTERM', () => process.exit(143));
console.log(await main());
