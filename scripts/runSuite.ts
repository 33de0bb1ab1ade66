import { mkdirSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { start } from './run.ts';
import type { Suite } from './suites.ts';

/** The outcome of a suite. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** All that the tool printed. */
  readonly output: string;
}

/** The last number before `word` in an output: tools print their summary at the end. */
function countOf(word: string, output: string): number {
  const [, count = 0] = [...output.matchAll(new RegExp(`(\\d+) ${word}\\b`, 'g'))].at(-1) ?? [];
  return Number(count);
}

/**
 * Counts a suite from the summary at the end of its output. A suite without one, such as a build, counts
 * as one test; one that ends with an error has at least one failure, whatever it said.
 */
export function resultOf(exitCode: number, output: string): Result {
  const passed = countOf('passed', output);
  const skipped = countOf('skipped', output);
  const failed = exitCode === 0 ? 0 : Math.max(1, countOf('failed', output));
  const isCounted = passed + failed + skipped > 0;
  return { passed: isCounted ? passed : 1, failed, skipped, output };
}

/** Runs a suite to its end. Its output is kept in `test-results`. */
export async function runSuite(
  { name, command, args }: Suite,
  environment: Readonly<Record<string, string>>,
  interrupted: AbortSignal,
): Promise<Result> {
  const child = start(command, args, environment);
  const stop = () => child.kill('SIGTERM');
  interrupted.addEventListener('abort', stop);
  const { exitCode = 1, all, message = '' } = await child;
  interrupted.removeEventListener('abort', stop);
  const output = stripVTControlCharacters(all || message);
  mkdirSync('test-results', { recursive: true });
  writeFileSync(`test-results/${name}.log`, output);
  return resultOf(exitCode, output);
}
