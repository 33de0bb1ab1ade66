import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { Command, Option } from 'commander';
import { serveFolder } from '../scripts/static-site.ts';
import { visualConfig as config } from '../visual.config.ts';
import { capture } from './capture.ts';
import { readCaptures } from './captures.ts';
import { compare } from './compare.ts';
import { decide } from './decide.ts';
import { drawFinding } from './drawing.ts';
import type { Report } from './findings.ts';
import { foldersIn } from './folders.ts';
import { entriesOf } from './manifests.ts';
import type { Scope } from './plan.ts';
import { describeSize, tell, tellCauses } from './print.ts';
import { repeat } from './repeat.ts';
import { readReport } from './report.ts';
import { runReview, runStaticReview } from './review/command.ts';
import { reviewFolders } from './review/staticReview.ts';
import { type Selection, selected } from './select.ts';
import { sizeOfStore } from './store.ts';

const folders = foldersIn(config.root);

/** Options that several commands share. */
interface Options {
  readonly story?: string[];
  readonly mode?: string[];
  readonly except?: string[];
  readonly cause?: string[];
  readonly all?: true;
  readonly note: string;
  readonly by: string;
}

/** Builds the stories when they changed, and takes their pictures. */
async function runCapture(scope: Scope): Promise<void> {
  const sources = await config.build();
  const site = await serveFolder(config.storybook);
  try {
    const began = performance.now();
    const { pictures } = await capture(folders, config, { url: site.url, sources }, scope);
    const count = entriesOf(pictures).length;
    const seconds = (performance.now() - began) / 1000;
    const each = ((seconds * 1000) / Math.max(1, count)).toFixed(0);
    console.log(`${count} pictures taken in ${seconds.toFixed(1)} s, ${each} ms each.`);
  } finally {
    await site.stop();
  }
}

/** Takes the pictures again and again, and says which of them know the time. */
async function runRepeat(scope: Scope, runs: number): Promise<void> {
  const sources = await config.build();
  const site = await serveFolder(config.storybook);
  try {
    const changed = await repeat(config, { url: site.url, sources }, scope, runs);
    for (const [name, inRuns] of changed) console.log(`${name}: in run ${inRuns.join(', ')}`);
    console.log(`${changed.size} pictures ever differed from their first in ${runs} runs.`);
    if (changed.size > 0) process.exitCode = 1;
  } finally {
    await site.stop();
  }
}

async function runCompare(): Promise<void> {
  const report = await compare(folders, readCaptures(folders), config);
  tell(report);
  console.log(describeSize(sizeOfStore(folders)));
  if (report.findings.length === 0) {
    rmSync(reviewFolders(folders).toRead, { recursive: true, force: true });
    return;
  }
  console.log('Judge them: npm run visual -- review');
  process.exitCode = 1;
}

function whoAmI(): string {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' });
  return (stdout ?? '').trim() || (process.env['USER'] ?? 'unknown');
}

function selectionOf({ story, mode, cause, except, all }: Options): Selection {
  if (!story && !mode && !cause && !all)
    throw new Error('Say which pictures: --story, --mode, --cause, or --all.');
  return { stories: story, modes: mode, causes: cause, except };
}

async function runDecision(verdict: 'approve' | 'reject', options: Options): Promise<void> {
  const report: Report = readReport(folders);
  const { note, by } = options;
  const of = selected(report, selectionOf(options));
  const { pictures } = await decide(folders, readCaptures(folders), config, {
    verdict,
    note,
    by,
    of,
  });
  console.log(
    `${pictures.length} pictures ${verdict === 'approve' ? 'approved' : 'rejected'} by ${by}.`,
  );
  if (verdict === 'approve') console.log(describeSize(sizeOfStore(folders)));
}

const stories = new Option(
  '--story <id...>',
  'these stories, or all of these components; whole ids',
);
const inModes = new Option('--mode <name...>', 'these modes');

const program = new Command('visual').description('Pictures of every story, compared exactly.');
program
  .command('capture')
  .description('take the pictures')
  .addOption(stories)
  .addOption(inModes)
  .action(({ story, mode }: Options) => runCapture({ stories: story, modes: mode }));
program
  .command('repeat')
  .description('take the pictures several times, half of them on a busy machine, and keep none')
  .option('--runs <number>', 'how often', Number, 10)
  .addOption(stories)
  .addOption(inModes)
  .action(({ story, mode, runs }: Options & { readonly runs: number }) =>
    runRepeat({ stories: story, modes: mode }, runs),
  );
program
  .command('compare')
  .description('compare the pictures taken last with the approved ones')
  .action(runCompare);
for (const [verdict, description] of [
  ['approve', 'make what was compared last the approved state, with a record'],
  ['reject', 'say that what was compared last is wrong, with a record'],
] as const)
  program
    .command(verdict)
    .description(description)
    .requiredOption('--note <why>', 'why')
    .addOption(stories)
    .addOption(inModes)
    .option('--cause <id...>', 'everything with these causes')
    .option('--except <id...>', 'but not these stories, components, or "story mode"')
    .option('--all', 'everything that differs')
    .option('--by <name>', 'who looked', whoAmI())
    .action((options: Options) => runDecision(verdict, options));
program
  .command('list')
  .description('what the last comparison found, by cause')
  .option('--rejected', 'only what was rejected')
  .action(({ rejected }: { rejected?: true }) =>
    tellCauses(readReport(folders), rejected ?? false),
  );
program
  .command('review')
  .description('judge what the last comparison found, in a browser')
  .option('--static', 'write it as a folder to read instead')
  .option('--port <number>', 'port to serve at', '4600')
  .option('--by <name>', 'who looks', whoAmI())
  .action((options: { static?: true; port: string; by: string }) =>
    options.static
      ? runStaticReview(folders, config)
      : runReview(folders, config, { by: options.by, port: Number(options.port) }),
  );
program
  .command('draw')
  .description('draw what changed in a picture: moved in blue, otherwise in orange')
  .argument('<story>')
  .argument('<mode>')
  .action(async (story: string, mode: string) =>
    console.log(await drawFinding(folders, readReport(folders), { story, mode })),
  );
program
  .command('size')
  .description('how much of the repository the approved pictures take')
  .action(() => console.log(describeSize(sizeOfStore(folders))));

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
