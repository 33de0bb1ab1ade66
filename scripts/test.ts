/**
 * `npm test`: runs every suite of the gate, or those named as arguments. The output of a failed suite is
 * printed when the suite ends; the last line is `N passed, N failed`. `--busy` keeps the machine busy with
 * two loops for each core meanwhile; `--record` writes counts and seconds into docs/figures.md.
 */
import { parseArgs } from 'node:util';
import { messageOf } from '../src/server/plainError.ts';
import { startBusyLoops } from './busyLoops.ts';
import { figuresOf } from './figures.ts';
import { Resources } from './resources.ts';
import { type Result, runSuite } from './runSuite.ts';
import { choose, inTwoRows } from './suites.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { busy: { type: 'boolean' }, record: { type: 'boolean' } },
});

const began = performance.now();
const seconds = (since: number): number => Math.round((performance.now() - since) / 1000);

const resources = new Resources();
// Whatever a tool leaves in the temporary folder is removed with it.
const folder = resources.folder();
const environment = { TMPDIR: folder, TMP: folder, TEMP: folder };

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  // Not once: Ctrl-C in a terminal may arrive twice, and the second would end this process at once.
  process.on(signal, () => interruption.abort());

type Counts = Pick<Result, 'passed' | 'failed' | 'skipped'>;

const told = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

function sumOf(results: readonly Counts[]): Counts {
  const sum = (of: keyof Counts): number =>
    results.reduce((total, result) => total + result[of], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

async function main(): Promise<void> {
  const suites = choose(positionals);
  if (options.busy) console.log(`${startBusyLoops(resources)} busy loops run beside the tests.`);
  const results: (Result & { readonly name: string; readonly seconds: number })[] = [];
  await inTwoRows(suites, async (suite) => {
    if (interruption.signal.aborted) return;
    console.log(`${suite.name} begins`);
    const start = performance.now();
    const result = await runSuite(suite, environment, interruption.signal);
    if (interruption.signal.aborted) return;
    results.push({ ...result, name: suite.name, seconds: seconds(start) });
    if (result.failed > 0) console.log(result.output);
    for (const reason of result.output.match(/^Skipped: .*$/gm) ?? []) console.log(reason);
    console.log(`${suite.name}: ${told(result)} (${seconds(start)} s)`);
  });
  if (interruption.signal.aborted) {
    process.exitCode = 130;
    return;
  }
  const all = { name: 'all', ...sumOf(results), seconds: seconds(began) };
  if (options.record) {
    const command = ['npm test', ...(positionals.length > 0 ? ['--', ...positionals] : [])];
    const figures = figuresOf(command.join(' '), 'suite', 'passed', 'failed', 'skipped', 'seconds');
    for (const { name, passed, failed, skipped, seconds: took } of [...results, all])
      figures.row(name, passed, failed, skipped, took);
    figures.save();
  }
  console.log(`All suites took ${all.seconds} s. What they said is in test-results/*.log.`);
  console.log(told(all));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
} finally {
  await resources.dispose();
}
