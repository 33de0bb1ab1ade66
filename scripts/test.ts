/**
 * `npm test`: every suite of the quick gate, or those named as arguments; `--deep` takes the deep gate.
 * The last line is `N passed, N failed`. `--busy` keeps the machine busy with two loops for each core
 * meanwhile.
 */
import { parseArgs } from 'node:util';
import { messageOf } from '../src/server/plainError.ts';
import { startBusyLoops } from './busyLoops.ts';
import { Owner } from './owner.ts';
import { broken, type Result } from './results.ts';
import { runSuite } from './runSuite.ts';
import { choose, deepGate, inTwoRows, quickGate, type Suite } from './suites.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { deep: { type: 'boolean' }, busy: { type: 'boolean' } },
});

const began = performance.now();
const seconds = (since = began): number => Math.round((performance.now() - since) / 1000);

const owner = new Owner();
// Whatever a tool leaves in the temporary folder is removed with it.
const folder = owner.folder();
const environment = { TMPDIR: folder, TMP: folder, TEMP: folder };

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  // Not once: Ctrl-C in a terminal may arrive twice, and the second would end this process at once.
  process.on(signal, () => interruption.abort());

const running = new Map<string, string>();
const tellProgress = (): void => {
  const suites = [...running].map(([name, progress]) => `${name} ${progress}`.trim());
  if (suites.length > 0) console.log(`${suites.join(', ')} (${seconds()} s)`);
};

async function runOne(suite: Suite): Promise<Result> {
  const start = performance.now();
  running.set(suite.name, '');
  const result = await runSuite(suite, environment, interruption.signal, (progress) =>
    running.set(suite.name, progress),
  ).catch((error: unknown) => broken(String(error)));
  running.delete(suite.name);
  if (interruption.signal.aborted) return result;
  for (const failure of result.failures) console.log(`${suite.name} failed: ${failure}`);
  console.log(`${suite.name}: ${counts([result])} (${seconds(start)} s)`);
  return result;
}

function counts(results: readonly Result[]): string {
  const sum = (of: 'passed' | 'failed' | 'skipped'): number =>
    results.reduce((total, result) => total + result[of], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`;
}

async function main(): Promise<void> {
  const gate = choose(options.deep ? deepGate : quickGate, positionals);
  if (options.busy) console.log(`${startBusyLoops(owner)} busy loops run beside the tests.`);
  const timer = setInterval(tellProgress, 15_000);
  const results: Result[] = [];
  await inTwoRows(gate, async (suite) => {
    if (!interruption.signal.aborted) results.push(await runOne(suite));
  });
  clearInterval(timer);
  if (interruption.signal.aborted) {
    process.exitCode = 130;
    return;
  }
  const isRed = results.some(({ failed }) => failed > 0);
  if (isRed) console.log('Everything the tools said is in test-results/*.log.');
  console.log(`All suites took ${seconds()} s.`);
  console.log(counts(results));
  process.exitCode = isRed ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
} finally {
  await owner.dispose();
}
