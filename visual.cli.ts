import { relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Command, Option } from 'commander';
import { isMode } from './.storybook/modes.ts';
import { snapshotsOf } from './.storybook/pictured.ts';
import { visualConfig as config } from './visual.config.ts';
import { approve, chosen } from './visual/approve.ts';
import { entriesOf, readApproved, readMadeOf } from './visual/approved.ts';
import { capture } from './visual/capture.ts';
import { compare } from './visual/compare.ts';
import { printReport, readCaptures, readReport } from './visual/results.ts';
import { drawMissing, serveLast, writeStatic } from './visual/review/review.ts';

const { root } = config;

const stories = new Option(
  '--story <id...>',
  'these stories, or all of these components; whole ids',
);

/** Options of `approve`, which choose the pictures to write. */
interface Which {
  readonly story?: string[];
  readonly cause?: string[];
  readonly words?: true;
  readonly all?: true;
}

const program = new Command('visual').description('Pictures of every story, compared exactly.');

program
  .command('capture')
  .description('take the pictures')
  .addOption(stories)
  .option('--changed', 'only of what has changed since it was approved')
  .action(async ({ story, changed }: { story?: string[]; changed?: true }) => {
    const sources = await config.build();
    const { pictures } = await capture(config, { sources, stories: story, isChangedOnly: changed });
    const [failed, taken] = [true, false].map(
      (isFailed) =>
        entriesOf(pictures).filter(({ value }) => 'failure' in value === isFailed).length,
    );
    console.log(`${taken} pictures taken, ${failed} failures.`);
  });

program
  .command('compare')
  .description('compare the pictures taken last with the approved ones')
  .action(async () => {
    const report = await compare(config, readCaptures(root));
    printReport(report);
    if (report.findings.length === 0) {
      // Until the new hashes are written, `--changed` takes these pictures in every run.
      if (report.hashes && !isDeepStrictEqual(report.hashes, readMadeOf(root)))
        console.log('The sources differ: "npm run visual -- approve --all" writes their hashes.');
      return;
    }
    console.log('Look at them: npm run visual -- review');
    process.exitCode = 1;
  });

program
  .command('review')
  .description('look at what the last comparison found and approve it, in a browser')
  .option('--static', 'write it as a folder to read instead')
  .action(async (options: { static?: true }) => {
    await drawMissing(config);
    if (!options.static) return serveLast(config);
    const file = await writeStatic(config, readReport(root));
    const where = file && `The review to read: ${relative(process.cwd(), file)}`;
    console.log(where ?? 'There is nothing to review.');
  });

program
  .command('approve')
  .description('write what was compared last into visual/approved')
  .addOption(stories)
  .option('--cause <id...>', 'everything that has these causes and no other')
  .option('--words', 'everything that changed words and nothing else has changed')
  .option('--all', 'everything that differs')
  .action(async ({ story, cause, words, all }: Which) => {
    if (!all && !story && !cause && !words)
      throw new Error('Say which pictures: --story, --cause, --words, or --all.');
    const choice = { stories: story, causes: cause, words };
    const findings = chosen(readReport(root), choice);
    const { findings: left } = await approve(config, findings);
    const next =
      findings.length === 0 && left.length > 0
        ? 'What is left has other causes, or failed: "npm run visual -- compare" names them.'
        : 'Commit them.';
    console.log(`${findings.length} approved in visual/approved, ${left.length} left. ${next}`);
  });

program
  .command('count')
  .description('count the approved pictures of each mode, and the snapshots Chromatic would take')
  .action(() => {
    const approved = readApproved(root);
    const byMode = Map.groupBy(entriesOf(approved), ({ mode }) => mode);
    for (const [mode, { length }] of byMode) console.log(`${length} ${mode}`);
    const snapshots = Object.entries(approved).map(([story, own]) =>
      snapshotsOf(story, { modes: Object.keys(own).filter(isMode) }),
    );
    console.log(`${entriesOf(approved).length} pictures`);
    console.log(`${snapshots.reduce((sum, count) => sum + count, 0)} snapshots in Chromatic`);
  });

// Exits on a signal, so that temporary folders beside the project are removed; a signal alone would leave them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
