import { stripVTControlCharacters } from 'node:util';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a suite came to. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The machine cannot run it, and the suite has said why. Default false: no test is a failure. */
  readonly isLeftOut?: boolean;
}

/** Receives the progress of a suite. */
export interface Watcher {
  /** So many files, tests or pictures are done, of so many. */
  progress(done: number, total: number): void;
  /** Something failed: its name, and what a reader needs to start looking, on further lines. */
  failure(text: string): void;
  /** How long a file took. */
  took(file: string, ms: number): void;
  /** A sentence for the reader, such as what was left out and why. */
  say(sentence: string): void;
}

/** One suite of `npm test`. */
export interface Suite {
  /** As in `npm run test:<name>` and in what is printed. */
  readonly name: string;
  /** Suites that must have ended before it begins; they are run with it. */
  readonly needs?: readonly string[];
  /** Suites that it lets go first when they are run, too: they share what the machine has. */
  readonly after?: readonly string[];
  run(watcher: Watcher): Promise<Result>;
}

/** A result of a suite that could not even begin, or ended without saying how. */
export function broken(watcher: Watcher, reason: string): Result {
  watcher.failure(reason);
  return { passed: 0, failed: 1, skipped: 0 };
}

/** Keeps everything a tool said, for whoever wants more than the excerpt. */
export function keepLog(name: string, output: string): void {
  const folder = join(import.meta.dirname, '../../test-results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  rmSync(file, { force: true });
  writeFileSync(file, stripVTControlCharacters(output));
}

const foreignFrame = /^\s*at .*(?:node_modules|node:internal)/;

/** The first lines of a message without colors and frames of others, indented below a name. */
export function excerpt(message: string, lines: number): string {
  return stripVTControlCharacters(message)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !foreignFrame.test(line))
    .slice(0, lines)
    .map((line) => `      ${line}`)
    .join('\n');
}
