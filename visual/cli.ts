import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { Command } from 'commander';
import { buildStorybook, storybookFolder } from '../scripts/storybook.ts';
import { serveFolder } from '../scripts/static-site.ts';
import { approve } from './approve.ts';
import { capture } from './capture.ts';
import { readCaptures } from './captures.ts';
import { compare, type Report } from './compare.ts';
import { foldersIn } from './folders.ts';
import { entriesOf } from './manifest.ts';
import { writeReview } from './review.ts';

const folders = foldersIn();

/** Builds the stories when they changed, and takes their pictures. */
async function runCapture(only: string | null): Promise<void> {
  await buildStorybook();
  const site = await serveFolder(storybookFolder);
  try {
    const began = performance.now();
    const { pictures } = await capture(folders, site.url, only);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${entriesOf(pictures).length} pictures taken in ${seconds} s.`);
  } finally {
    await site.stop();
  }
}

function tell({ passed, findings, skipped, rounded }: Report): void {
  for (const { kind, story, mode, message } of findings)
    console.log(
      `${kind}: ${[story, mode].filter(Boolean).join(' ')}${story ? ': ' : ''}${message}`,
    );
  for (const { story, mode, pixels } of rounded)
    console.log(`equal, ${pixels} pixels within rounding: ${story} ${mode}`);
  for (const [story, reason] of Object.entries(skipped))
    console.log(`no picture: ${story}: ${reason}`);
  console.log(`${passed} pictures equal, ${findings.length} not.`);
}

function runCompare(): void {
  const report = compare(folders, readCaptures(folders));
  tell(report);
  if (report.findings.length === 0) return;
  console.log(
    `Look at them side by side: ${relative(process.cwd(), writeReview(folders, report))}`,
  );
  process.exitCode = 1;
}

function whoAmI(): string {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' });
  return (stdout ?? '').trim() || (process.env['USER'] ?? 'unknown');
}

const program = new Command('visual').description('Pictures of every story, compared exactly.');
program
  .command('capture')
  .description('take the pictures')
  .option('--story <part>', 'only stories whose id contains this')
  .action(({ story }: { story?: string }) => runCapture(story ?? null));
program
  .command('compare')
  .description('compare the pictures taken last with the approved ones')
  .action(runCompare);
program
  .command('approve')
  .description('make the pictures taken last the approved ones, with a record')
  .requiredOption('--note <why>', 'why they changed')
  .option('--story <part>', 'stories whose id contains this')
  .option('--all', 'everything that differs')
  .option('--by <name>', 'who looked at them', whoAmI())
  .action(({ note, story, all, by }: { note: string; story?: string; all?: true; by: string }) => {
    if (!story === !all) throw new Error('Say which pictures: either --story <part> or --all.');
    const approved = approve(folders, readCaptures(folders), { by, note, story: story ?? null });
    console.log(`${approved.length} pictures approved by ${by}.`);
  });

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
