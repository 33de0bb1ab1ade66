/**
 * `npm test`: every suite, or those named as arguments. Failures are printed when they happen, and the
 * last line is `N passed, N failed`. With `--slow` the ten slowest files are named, too.
 */
import { ownerOfProcess, run } from './run.ts';
import { buildStorybook } from './storybook.ts';
import { check } from './suites/check.ts';
import { e2e } from './suites/e2e.ts';
import { Progress } from './suites/progress.ts';
import { choose, runAll } from './suites/schedule.ts';
import { mutations } from './suites/mutations.ts';
import { stories } from './suites/stories.ts';
import { broken, excerpt, type Suite } from './suites/suite.ts';
import { unit } from './suites/unit.ts';
import { visual } from './suites/visual.ts';

const build: Suite = {
  name: 'build',
  async run(watcher) {
    const { code, output } = await run('node', ['scripts/build.ts']);
    if (code === 0) return { passed: 1, failed: 0, skipped: 0 };
    return broken(watcher, `The site could not be built\n${excerpt(output, 30)}`);
  },
};

const storybook: Suite = {
  name: 'storybook',
  async run() {
    await buildStorybook();
    return { passed: 1, failed: 0, skipped: 0 };
  },
};

// Two rows of suites share the machine: one has the browsers, while the other mostly waits for
// servers and databases.
const suites: readonly Suite[] = [storybook, build, check, unit, stories, visual, mutations, e2e];

/** Gives this run a temporary folder of its own, so that whatever a tool leaves there goes with it. */
async function inOwnFolder(work: () => Promise<void>): Promise<void> {
  const owner = ownerOfProcess();
  const folder = owner.folder();
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  try {
    await work();
  } finally {
    await owner.dispose();
  }
}

async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const names = options.filter((option) => !option.startsWith('--'));
  const unknown = options.find((option) => option.startsWith('--') && option !== '--slow');
  if (unknown) throw new Error(`There is no option "${unknown}": choose --slow, or name suites.`);
  const chosen = choose(suites, names);
  const progress = new Progress();
  const results = await runAll(chosen, progress);
  progress.stop();
  if (options.includes('--slow'))
    for (const [file, ms] of progress.slowest(10))
      console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
  const total = (of: 'passed' | 'failed' | 'skipped'): number =>
    results.reduce((sum, result) => sum + result[of], 0);
  if (total('failed') > 0) console.log('Everything the tools said is in test-results/*.log.');
  console.log(`All suites took ${progress.seconds} s.`);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
  if (total('failed') > 0) process.exitCode = 1;
}

try {
  await inOwnFolder(main);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
