/** One suite: a command that ends with its own summary, and whose exit code says whether it passed. */
export interface Suite {
  /** As in `npm run test:<name>` and in what is printed. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The suite that has to run before. */
  readonly needs?: string;
}

const vitest = (...projects: readonly string[]) => ({
  command: 'vitest',
  args: ['run', '--reporter=minimal', ...projects.map((project) => `--project=${project}`)],
});

const playwright = (...projects: readonly string[]) => ({
  command: 'playwright',
  // Without traces, which are a quarter of the cost. A failed test that is run by itself records its trace.
  args: [
    'test',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--trace=off',
  ],
});

const program = (...args: readonly string[]) => ({ command: 'node', args });

/**
 * `npm test`: what an ordinary change can break. Suites start in this order, two at a time. A suite comes
 * after the one it needs, and the longest come early, so that both rows end at about the same time.
 */
const gate: readonly Suite[] = [
  { name: 'storybook', ...program('scripts/storybook.ts') },
  { name: 'build', ...program('build/main.ts') },
  { name: 'unit', ...vitest('unit', 'shared', 'server'), needs: 'build' },
  { name: 'visual', ...program('visual.suite.ts', '--changed'), needs: 'storybook' },
  { name: 'e2e', ...playwright('e2e'), needs: 'build' },
  { name: 'engines', ...playwright('firefox', 'webkit'), needs: 'build' },
  { name: 'altered', ...playwright('translated', 'extended'), needs: 'build' },
  { name: 'check', ...program('scripts/check.ts') },
];

/** Each runs alone, by name: every night, and before a release. */
const besideTheGate: readonly Suite[] = [
  { name: 'durability', ...vitest('durability'), needs: 'build' },
  { name: 'docs', ...vitest('docs'), needs: 'build' },
  { name: 'docs-journeys', ...playwright('docs'), needs: 'build' },
  { name: 'widths', ...playwright('firefox-widths', 'webkit-widths'), needs: 'build' },
  { name: 'e2e-engines', ...playwright('e2e-firefox', 'e2e-webkit'), needs: 'build' },
  { name: 'stories', ...program('scripts/stories.ts'), needs: 'storybook' },
  { name: 'screenreader', ...program('e2e/screenreader/run.ts'), needs: 'build' },
];

/**
 * The named suites with those that they need; the gate when no name is given.
 *
 * @throws Error that lists all suites when a name is unknown.
 */
export function choose(names: readonly string[]): readonly Suite[] {
  if (names.length === 0) return gate;
  const all = [...gate, ...besideTheGate];
  const unknown = names.find((name) => all.every((suite) => suite.name !== name));
  if (unknown !== undefined)
    throw new Error(
      `There is no suite "${unknown}": choose among ${all.map(({ name }) => name).join(', ')}.`,
    );
  const needed = all.filter(({ name }) => names.includes(name)).map(({ needs }) => needs);
  const wanted = new Set([...names, ...needed]);
  return all.filter(({ name }) => wanted.has(name));
}

/** Runs suites two at a time, each as soon as what it needs has ended. */
export async function inTwoRows(
  suites: readonly Suite[],
  run: (suite: Suite) => Promise<void>,
): Promise<void> {
  const waiting = [...suites];
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
