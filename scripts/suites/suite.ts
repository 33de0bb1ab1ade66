import { stripVTControlCharacters } from 'node:util';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a suite came to. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of what failed, each with what a reader needs to start looking. */
  readonly failures: readonly string[];
}

/** One suite of `npm test`. */
export interface Suite {
  /** As in `npm run test:<name>` and in what is printed. */
  readonly name: string;
  run(): Promise<Result>;
}

/** A result of a suite that could not even begin, or ended without saying how. */
export function broken(reason: string): Result {
  return { passed: 0, failed: 1, skipped: 0, failures: [reason] };
}

/** Where a suite leaves its machine-readable report; what an earlier run left there is removed. */
export function reportFile(name: string): string {
  const folder = join(import.meta.dirname, '../../test-results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  rmSync(file, { force: true });
  return file;
}

/** Keeps everything a tool said, for whoever wants more than the excerpt. */
export function keepLog(name: string, output: string): void {
  writeFileSync(reportFile(`${name}.log`), stripVTControlCharacters(output));
}

/** Reads a report, or undefined when the suite ended before it wrote one. */
export function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const foreignFrame = /^\s*at .*(?:node_modules|node:internal)/;

/** The first lines of a message without colours and frames of others, indented to stand below a name. */
export function excerpt(message: string, lines: number): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !foreignFrame.test(line))
    .slice(0, lines)
    .map((line) => `      ${line}`)
    .join('\n');
}
