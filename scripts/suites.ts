import { globSync } from 'node:fs';

/** One suite of a gate: a command, and how its result and its progress are read. */
export interface Suite {
  /** As in `npm run test:<name>` and in what is printed. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /**
   * Where the result is read: from a JSON report of Vitest and Jest, or of Playwright; from the last
   * line of our own programs; from the exit code, which counts as one test.
   */
  readonly result: 'jest' | 'playwright' | 'line' | 'code';
  /** Matches a line of output that reports one more file as done. Default: `3 of 12` or `[3/12]`. */
  readonly fileDone?: RegExp;
  /** The number of files, when the tool does not print it. */
  readonly files?: () => number;
  /** The suite that has to run before. */
  readonly needs?: string;
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

/** Suites in the order in which they start, two at a time; a needed suite comes first. */
export type Gate = readonly Suite[];

/** `npm test`: what a change can break. The longest start first, so that both rows end together. */
export const quickGate: Gate = [
  storybook,
  build,
  {
    ...vitest('unit', ['--project=unit', '--project=shared', '--project=server'], false),
    needs: 'build',
  },
  { ...program('visual', 'line', 'visual.suite.ts', '--changed'), needs: 'storybook' },
  { ...playwright('e2e', 'quick'), needs: 'build' },
  program('check', 'line', 'scripts/check.ts'),
];

/** `npm run test:deep`: what campaigns prove, every night and before a release. */
export const deepGate: Gate = [
  build,
  {
    ...program('screenreader', 'line', 'e2e/screenreader/run.ts', '--rounds', '2'),
    needs: 'build',
  },
  storybook,
  { ...vitest('deep', ['--project=deep'], true), needs: 'build' },
  { ...program('visual', 'line', 'visual.suite.ts'), needs: 'storybook' },
  {
    name: 'stories',
    command: 'node',
    args: ['scripts/stories.ts', `--outputFile=${reportOf('stories')}`],
    result: 'jest',
    fileDone: /^\s*(?:PASS|FAIL)\s/,
    files: filesLike('stories/**/*.stories.tsx', (file) => !file.includes('/pages/')),
    needs: 'storybook',
  },
  { ...playwright('deep-e2e', 'deep'), needs: 'build' },
];

/**
 * The suites of a gate with some names, and what they need; all for no name.
 *
 * @throws Error naming the suites there are when a name is none of them.
 */
export function choose(gate: Gate, names: readonly string[]): Gate {
  if (names.length === 0) return gate;
  const known = gate.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no suite "${unknown}": choose among ${known.join(', ')}.`);
  const needed = gate.filter(({ name }) => names.includes(name)).map(({ needs }) => needs);
  const wanted = new Set([...names, ...needed]);
  return gate.filter(({ name }) => wanted.has(name));
}

/** Runs suites two at a time, each as soon as what it needs has ended. */
export async function inTwoRows(gate: Gate, run: (suite: Suite) => Promise<void>): Promise<void> {
  const waiting = [...gate];
  const begun = new Map<string, Promise<void>>();
  const begin = async (suite: Suite): Promise<void> => {
    await begun.get(suite.needs ?? '');
    await run(suite);
  };
  const row = async (): Promise<void> => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
      const ended = begin(suite);
      begun.set(suite.name, ended);
      await ended;
    }
  };
  await Promise.all([row(), row()]);
}
