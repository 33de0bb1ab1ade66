import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyTests } from './storyTests.ts';
import { type Eye, runIn, type Sight, type Workshop } from './workshop.ts';

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

type UnitReport = readonly {
  readonly name: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}[];

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
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as { testResults: UnitReport };
  for (const wanted of files)
    if (!testResults.some(({ name }) => name.endsWith(wanted)))
      throw new Error(`There is no test ${wanted}.`);
  // One by one: pictures, which a quick build leaves out, fail their own tests alone.
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({
        by: 'own' as const,
        test: `${name.slice(workshop.root.length + 1)}: ${fullName}`,
      })),
  );
}

/** The component whose stories a check runs, e.g. `stories sections-hero`. */
const component = /^stories (?<id>.+)$/;

/** Runs checks over what was built in the copy, and gives the tests that failed. */
export async function look(workshop: Workshop, checks: readonly string[]): Promise<Sight[]> {
  const files = checks.filter((check) => check.endsWith('.test.ts'));
  const components = checks.flatMap((check) => component.exec(check)?.groups?.['id'] ?? []);
  const titled = checks.filter((check) => !files.includes(check) && !component.test(check));
  return [
    ...(titled.length > 0 ? await journeys(workshop, titled) : []),
    ...(files.length > 0 ? await unitTests(workshop, files) : []),
    ...(components.length > 0 ? await storyTests(workshop, components) : []),
  ];
}
