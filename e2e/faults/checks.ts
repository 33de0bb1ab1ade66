import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromVitest, fromPlaywright, type Result } from '../../scripts/results.ts';
import { run } from '../../scripts/run.ts';

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

/** Runs a tool in the copy and reads its report. */
async function ask(
  root: string,
  command: string,
  args: readonly string[],
  read: (report: never) => Result,
): Promise<readonly string[]> {
  const file = join(root, 'test-results/asked.json');
  const { output } = await run(command, args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, root);
  const result = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  if (result.passed + result.failed === 0)
    throw new Error(`No test ran: ${command} ${args.join(' ')}\n${output}`);
  return result.failures.map((failure) => failure.split('\n')[0] ?? '');
}

/**
 * Runs checks over what was built in a copy of the project.
 *
 * @returns the tests that failed.
 */
export async function failing(root: string, checks: readonly string[]): Promise<Set<string>> {
  const files = checks.filter((check) => check.endsWith('.test.ts'));
  const titled = checks.filter((check) => !files.includes(check));
  const failed = new Set<string>();
  const add = (more: readonly string[]): void => more.forEach((test) => failed.add(test));
  if (titled.length > 0) {
    const grep = `--grep=${titled.map(patternOf).join('|')}`;
    const args = ['test', '--reporter=json', '--workers=1', '--trace=off', grep];
    add(await ask(root, 'playwright', args, fromPlaywright));
  }
  if (files.length > 0) {
    const args = ['run', '--reporter=json', '--outputFile=test-results/asked.json', ...files];
    add(await ask(root, 'vitest', args, fromVitest));
  }
  return failed;
}
