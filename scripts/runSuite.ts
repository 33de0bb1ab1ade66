import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { broken, excerpt, fromJest, fromOutput, fromPlaywright, type Result } from './results.ts';
import { start } from './run.ts';
import { reportOf, type Suite } from './suites.ts';

/** The first `3 of 12` or `[3/12]` of a line. */
const ofTotal = /(\d+) of (\d+)|\[(\d+)\/(\d+)\]/;

/** The tool's result; undefined when it stopped before giving one. */
function read({ name, result }: Suite, code: number, output: string): Result | undefined {
  if (result === 'code')
    return code === 0 ? { passed: 1, failed: 0, skipped: 0, failures: [] } : undefined;
  if (result === 'line') return fromOutput(output);
  try {
    const report: unknown = JSON.parse(readFileSync(reportOf(name), 'utf8'));
    return result === 'jest'
      ? fromJest(report as Parameters<typeof fromJest>[0])
      : fromPlaywright(report as Parameters<typeof fromPlaywright>[0]);
  } catch {
    return undefined;
  }
}

/**
 * Runs a suite; a crash or a run without tests is a failure. Its output is kept in `test-results`.
 *
 * @param tell - Called with how far it is, such as `3 of 12`.
 */
export async function runSuite(
  suite: Suite,
  environment: Readonly<Record<string, string>>,
  interrupted: AbortSignal,
  tell: (progress: string) => void,
): Promise<Result> {
  mkdirSync('test-results', { recursive: true });
  const report = reportOf(suite.name);
  rmSync(report, { force: true });
  const child = start(suite.command, suite.args, {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const stop = () => child.kill('SIGTERM');
  interrupted.addEventListener('abort', stop);
  const files = suite.files?.();
  let done = 0;
  for await (const line of createInterface({ input: child.all })) {
    const plain = stripVTControlCharacters(line);
    if (suite.fileDone?.test(plain)) tell(`${(done += 1)} of ${files}`);
    const [, ...counts] = ofTotal.exec(plain) ?? [];
    const [at, total] = counts.filter(Boolean);
    if (!suite.fileDone && total) tell(`${at} of ${total}`);
  }
  const { exitCode = 1, all: output } = await child;
  interrupted.removeEventListener('abort', stop);
  const log = stripVTControlCharacters(output);
  writeFileSync(`test-results/${suite.name}.log`, log);
  const result = read(suite, exitCode, log);
  // A tool's last lines say why it failed.
  if (!result || (exitCode !== 0 && result.failed === 0))
    return broken(`${suite.command} ended with an error\n${excerpt(log.slice(-4000), 40)}`);
  if (result.passed + result.failed + result.skipped === 0) return broken('No test ran.');
  return result;
}
