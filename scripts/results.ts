import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a suite came to. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Each with its file, its title and the first lines of the reason. */
  readonly failures: readonly string[];
}

/** A suite that could not begin, or ended without saying how, has failed. */
export const broken = (reason: string): Result => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [reason],
});

const foreignFrame = /^\s*at .*(?:node_modules|node:internal)/;

/** A whole page, say, where one of its words was missed. */
const longestLine = 300;

/** The first lines of a message without colors and without frames of others, indented below a name. */
export const excerpt = (message: string, lines = 12): string =>
  stripVTControlCharacters(message)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !foreignFrame.test(line))
    .slice(0, lines)
    .map((line) => `      ${line.slice(0, longestLine)}`)
    .join('\n');

const named = (file: string): string =>
  (file.startsWith(sep) ? relative(process.cwd(), file) : file).replaceAll('\\', '/');

/** What Jest's JSON reporter writes, and Vitest's in the same shape. */
interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** Adds up what Vitest or Jest reports. A file that fails before its first test counts as one. */
export function fromJest({ testResults }: JestReport): Result {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: named(name) })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  const passed = tests.filter(({ status }) => status === 'passed');
  const unread = testResults.filter(
    ({ message, assertionResults }) =>
      message !== '' && !assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: passed.length,
    failed: failed.length + unread.length,
    skipped: tests.length - passed.length - failed.length,
    failures: [
      ...failed.map(
        ({ file, fullName, failureMessages }) =>
          `${file}: ${fullName}\n${excerpt(failureMessages?.join('\n') ?? '')}`,
      ),
      ...unread.map(({ name, message }) => `${named(name)}\n${excerpt(message)}`),
    ],
  };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

/** What Playwright's JSON reporter writes. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** Adds up what Playwright reports. An error outside of any test counts as one. */
export function fromPlaywright({ suites, errors }: PlaywrightReport): Result {
  const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ tests: ofSpec, ...spec }) => ofSpec.map((test) => ({ ...spec, ...test })));
  const count = (...wanted: string[]): number =>
    tests.filter(({ status }) => wanted.includes(status)).length;
  const messages = (all: readonly { readonly message?: string }[]): string =>
    excerpt(all.map(({ message = '' }) => message).join('\n'));
  return {
    passed: count('expected'),
    failed: count('unexpected', 'flaky') + errors.length,
    skipped: count('skipped'),
    failures: [
      ...tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(
          ({ file, line, title, results }) =>
            `e2e/${file}:${line}: ${title}\n${messages(results.flatMap((result) => result.errors))}`,
        ),
      ...errors.map((error) => `An error outside of any test\n${messages([error])}`),
    ],
  };
}

const closing = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm;

/** Reads the closing line of one of our own programs, and each `failed: ` with the indented lines below it. */
export function fromOutput(output: string): Result | undefined {
  const last = [...output.matchAll(closing)].at(-1);
  if (!last) return undefined;
  const [passed = 0, failed = 0, skipped = 0] = last.slice(1).map((count) => Number(count ?? 0));
  const failures = [...output.matchAll(/^failed: (.*(?:\n +.*)*)/gm)].map(([, text = '']) => text);
  return { passed, failed, skipped, failures };
}
