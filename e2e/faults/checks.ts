import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner } from '../../scripts/owner.ts';

/** Who saw a fault. `own` are checks of text, focus, announcements and the built pages, and journeys. */
export type Eye =
  | 'axe'
  | 'IBM'
  | 'own'
  | 'play'
  | 'tree'
  | 'words'
  | 'speech'
  | 'fingerprint'
  | 'picture'
  | 'build';

/** One test that a fault failed. */
export interface Sight {
  readonly by: Eye;
  /** Its file and title. */
  readonly test: string;
}

/** A copy of the project, and the owner of what is started in it. */
export interface Workshop {
  readonly root: string;
  readonly owner: Owner;
}

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a script in the copy to its end; what it writes to its errors is left out. */
async function runIn({ root, owner }: Workshop, args: readonly string[]): Promise<Ran> {
  const child = owner.node(args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.resume();
  const code = await new Promise<number | null>((ended) => {
    child.on('close', ended);
  });
  // Whoever ends the run sees no fault.
  if (code === null) throw new Error(`${args[0]} was ended.`);
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}

/** Builds the pages of the copy. Returns whether that was possible. */
export async function buildSite(workshop: Workshop): Promise<boolean> {
  const { code } = await runIn(workshop, ['scripts/build.ts', '--quick']);
  return code === 0;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The checks that look at every page: their file, and how their titles go on after the page. */
const ofEveryPage: Readonly<Record<string, readonly [file: string, title: string]>> = {
  engines: ['everyPage', ' hydrates'],
  focus: ['focus', ' shows the focus'],
  layout: ['layout', ' shows all its text'],
};

/** A check as Playwright's `--grep` reads titles: the file's name, a space, the title. */
function patternOf(check: string): string {
  const [word = '', page = ''] = check.split(' ');
  const [name, rest] = ofEveryPage[word] ?? [];
  if (name === undefined) {
    const [file = '', title = ''] = check.split(': ');
    return `${escape(file)}\\.spec\\.ts .*${escape(title)}`;
  }
  return `${name}\\.spec\\.ts ${page.startsWith('/') ? escape(page) + rest : escape(page)}`;
}

interface JourneySuite {
  readonly file: string;
  readonly suites?: readonly JourneySuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

const specsOf = (suite: JourneySuite): JourneySuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/**
 * The engines say their name where they object; everything else is a check of our own.
 *
 * @throws Error when the browser is what failed.
 */
function eyeOf(message: string): Eye {
  if (/crashed|page\.goto: .*has been closed/.test(message))
    throw new Error(message.split('\n')[0]);
  return (/Error: (axe|IBM)\b/.exec(message)?.[1] ?? 'own') as Eye;
}

async function journeys(workshop: Workshop, checks: readonly string[]): Promise<Sight[]> {
  const patterns = checks.map(patternOf);
  const { output } = await runIn(workshop, [
    'node_modules/playwright/cli.js',
    'test',
    '--reporter=json',
    '--workers=1',
    '--trace=off',
    `--grep=${patterns.join('|')}`,
  ]);
  const report = JSON.parse(output.slice(output.indexOf('{'))) as {
    suites: readonly JourneySuite[];
  };
  const specs = report.suites.flatMap(specsOf);
  for (const pattern of patterns)
    if (!specs.some(({ file, title }) => new RegExp(pattern).test(`${file} ${title}`)))
      throw new Error(`No journey is called ${pattern}.`);
  return specs
    .filter(({ ok }) => !ok)
    .flatMap(({ file, title, tests }) => {
      const messages = tests.flatMap(({ results }) =>
        results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
      );
      return [...new Set(messages.map(eyeOf))].map((by) => ({ by, test: `${file}: ${title}` }));
    });
}

async function unitTests(workshop: Workshop, files: readonly string[]): Promise<Sight[]> {
  const file = join(workshop.root, 'test-results/unit.json');
  await runIn(workshop, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=unit',
    '--reporter=json',
    `--outputFile=${file}`,
    ...files,
  ]);
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: readonly { readonly name: string; readonly status: string }[];
  };
  for (const wanted of files)
    if (!testResults.some(({ name }) => name.endsWith(wanted)))
      throw new Error(`There is no test ${wanted}.`);
  return testResults
    .filter(({ status }) => status !== 'passed')
    .map(({ name }) => ({ by: 'own', test: name.slice(workshop.root.length + 1) }));
}

/** Runs checks over what was built in the copy, and gives the tests that failed. */
export async function look(workshop: Workshop, checks: readonly string[]): Promise<Sight[]> {
  const files = checks.filter((check) => check.endsWith('.test.ts'));
  const titled = checks.filter((check) => !check.endsWith('.test.ts'));
  return [
    ...(titled.length > 0 ? await journeys(workshop, titled) : []),
    ...(files.length > 0 ? await unitTests(workshop, files) : []),
  ];
}
