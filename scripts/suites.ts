import { globSync } from 'node:fs';

/** One suite of a gate: a command, and how its result and its progress are read. */
export interface Suite {
  /** As in `npm run test:<name>` and in what is printed. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /**
   * How the tool says what it came to: a JSON report of Vitest and Jest, or of Playwright; the closing
   * line of our own programs; the exit code alone, which counts as one test.
   */
  readonly result: 'jest' | 'playwright' | 'line' | 'code';
  /** A line of output that says that another file is done. Default: lines with `3 of 12`, or `[3/12]`. */
  readonly fileDone?: RegExp;
  /** How many files there are, where the tool does not say. */
  readonly files?: () => number;
}

/** Where a tool writes its JSON report. */
export const reportOf = (name: string): string => `test-results/${name}.json`;

const filesLike = (pattern: string, isWanted: (file: string) => boolean) => (): number =>
  globSync(pattern).filter(isWanted).length;

const isDeep = (file: string): boolean => file.includes('.deep.');

const vitest = (name: string, args: readonly string[], deep: boolean): Suite => ({
  name,
  command: 'vitest',
  args: [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  result: 'jest',
  fileDone: /^\s*[✓❯×↓] .*\.test\.tsx? /,
  files: filesLike('tests/**/*.test.{ts,tsx}', (file) => isDeep(file) === deep),
});

const playwright = (name: string, project: string): Suite => ({
  name,
  command: 'playwright',
  // A journey that fails alone records its trace; recording all of them is a quarter of their cost.
  args: ['test', `--project=${project}`, '--trace=off'],
  result: 'playwright',
});

const program = (name: string, result: Suite['result'], ...args: readonly string[]): Suite => ({
  name,
  command: 'node',
  args,
  result,
});

const build = program('build', 'code', 'build/main.ts');
const storybook = program('storybook', 'code', 'scripts/storybook.ts');

/** Suites that run one after the other, in their order. Two rows share the machine. */
export type Rows = readonly (readonly Suite[])[];

/** `npm test`: what a change can break. One row has the browser, while the other waits for databases. */
export const quickGate: Rows = [
  [
    build,
    program('check', 'line', 'scripts/check.ts'),
    vitest('unit', ['--project=unit', '--project=shared', '--project=server'], false),
    playwright('e2e', 'quick'),
  ],
  [
    storybook,
    {
      name: 'stories',
      command: 'node',
      args: ['scripts/stories.ts', `--outputFile=${reportOf('stories')}`],
      result: 'jest',
      fileDone: /^\s*(?:PASS|FAIL)\s/,
      files: filesLike('stories/**/*.stories.tsx', (file) => !file.includes('/pages/')),
    },
    program('visual', 'line', 'visual.suite.ts'),
  ],
];

/** `npm run test:deep`: what campaigns prove, every night and before a release. */
export const deepGate: Rows = [
  [build, vitest('deep', ['--project=deep'], true), playwright('deep-e2e', 'deep')],
  [
    storybook,
    program('mutations', 'line', 'visual.mutations.ts'),
    program('a11y-faults', 'line', 'e2e/faults/run.ts'),
    program('screenreader', 'line', 'e2e/screenreader/run.ts'),
  ],
];

/** What a suite needs to have run first. */
const needs: Readonly<Record<string, string>> = {
  unit: 'build',
  e2e: 'build',
  stories: 'storybook',
  visual: 'storybook',
};

/**
 * The rows of a gate for some names: those suites, and what they need; all for no name.
 *
 * @throws Error naming the suites there are when a name is none of them.
 */
export function choose(rows: Rows, names: readonly string[]): Rows {
  if (names.length === 0) return rows;
  const known = rows.flat().map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no suite "${unknown}": choose among ${known.join(', ')}.`);
  const wanted = new Set([...names, ...names.flatMap((name) => needs[name] ?? [])]);
  return rows.map((row) => row.filter(({ name }) => wanted.has(name)));
}
