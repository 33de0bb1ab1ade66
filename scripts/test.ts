/**
 * `npm test`: every suite, or those named as arguments. The last line is `N passed, N failed`.
 * A suite that fails does not stop the others; one that ran no test counts as failed.
 */
import { run } from './run.ts';
import { buildStorybook } from './storybook.ts';
import { check } from './suites/check.ts';
import { e2e } from './suites/e2e.ts';
import { stories } from './suites/stories.ts';
import { broken, excerpt, type Result, type Suite } from './suites/suite.ts';
import { unit } from './suites/unit.ts';
import { visual } from './suites/visual.ts';

const build: Suite = {
  name: 'build',
  async run() {
    const { code, output } = await run('node', ['scripts/build.ts']);
    return code === 0
      ? { passed: 1, failed: 0, skipped: 0, failures: [] }
      : broken(`The site could not be built\n${excerpt(output, 30)}`);
  },
};

const storybook: Suite = {
  name: 'storybook',
  async run() {
    await buildStorybook();
    return { passed: 1, failed: 0, skipped: 0, failures: [] };
  },
};

// Suites of one row run at once. Those that measure time or drive browsers have the machine alone.
const rows: readonly (readonly Suite[])[] = [
  [check, build, storybook],
  [unit],
  [stories],
  [visual],
  [e2e],
];

// What a single suite needs to have been made before it.
const needs: Readonly<Record<string, readonly string[]>> = {
  unit: ['build'],
  e2e: ['build'],
};

function rowsFor(names: readonly string[]): readonly (readonly Suite[])[] {
  if (names.length === 0) return rows;
  const known = new Set(rows.flat().map(({ name }) => name));
  for (const name of names)
    if (!known.has(name))
      throw new Error(`There is no suite "${name}": choose among ${[...known].join(', ')}.`);
  const wanted = new Set([...names, ...names.flatMap((name) => needs[name] ?? [])]);
  return rows
    .map((row) => row.filter(({ name }) => wanted.has(name)))
    .filter((row) => row.length > 0);
}

async function timed(suite: Suite): Promise<Result> {
  const began = performance.now();
  let result: Result;
  try {
    result = await suite.run();
  } catch (error) {
    result = broken(error instanceof Error ? error.message : String(error));
  }
  if (result.passed + result.failed === 0) result = broken('No test ran.');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { passed, failed, skipped, failures } = result;
  console.log(
    `${suite.name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''} (${seconds} s)`,
  );
  for (const failure of failures) console.log(`    ${failure}`);
  return result;
}

async function main(): Promise<void> {
  const began = performance.now();
  const results: Result[] = [];
  for (const row of rowsFor(process.argv.slice(2)))
    results.push(...(await Promise.all(row.map(timed))));
  const total = (of: 'passed' | 'failed' | 'skipped'): number =>
    results.reduce((sum, result) => sum + result[of], 0);
  if (total('failed') > 0) console.log('Everything the tools said is in test-results/*.log.');
  console.log(`All suites took ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
  if (total('failed') > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
