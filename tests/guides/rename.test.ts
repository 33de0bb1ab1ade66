import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Ran, run as runCommand } from '../../scripts/run.ts';
import { site } from '../../src/content/site.ts';
import { copyProject } from '../support/copyProject.ts';
import { filesMentioning } from '../architecture/filesMentioning.ts';
import { projectRoot } from '../architecture/tree.ts';
import { ofFile } from '../support/resources.ts';

const folder = ofFile.folder();

/** Runs a program in the copy. */
const run = (args: readonly string[], environment = {}): Promise<Ran> =>
  runCommand('node', args, environment, folder);

beforeAll(async () => {
  copyProject(projectRoot, folder);
  const named = ['--product', 'Probewright', '--domain', 'probewright.example', '--city', 'Boston'];
  named.push('--legal-entity', 'Probewright, Inc.', '--address', '1 Main Street, Boston, MA 02108');
  named.push('--founder', 'Ann Lee', '--state', 'Massachusetts', '--founded', '2026');
  const renaming = await run(['scripts/rename.ts', ...named, '--license', 'mit']);
  expect(renaming.code, renaming.output).toBe(0);
  const building = await run(['build/main.ts', '--quick']);
  expect(building.code, building.output).toBe(0);
});

test('a renamed copy, built, has no trace of the old name', () => {
  // Approved pictures still show the old name; the owner approves new ones after renaming.
  const all = ['.', ':!visual/approved'];
  expect(filesMentioning(site, folder, all)).toEqual([]);
  const built = (file: string): string => readFileSync(join(folder, 'dist/site', file), 'utf8');
  expect(built('brand/logo.svg')).toContain('<title>Probewright</title>');
  expect(built('terms.html')).toContain(
    'Probewright, Inc., the company that operates Probewright, based in Boston, USA',
  );
  expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toMatch(
    /^Copyright \(c\) 2026 Probewright, Inc\.$/m,
  );
});

test('the tests of content and brand pass in it', async () => {
  const { code, output } = await run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=unit',
    '--project=shared',
    'tests/content',
    'tests/brand/files.test.ts',
    'tests/brand/source.test.ts',
    'tests/docs',
  ]);
  expect(code, output).toBe(0);
});

test('its launch check is green once answers.yaml answers each point', async () => {
  const check = () => run(['build/launchCheck.ts'], { SITE_LIVE: 'true' });
  const before = await check();
  expect(before.code).toBe(1);
  const points = [...before.output.matchAll(/^ {2}- (\S+): /gm)].map(([, id = '']) => id);
  writeFileSync(
    join(folder, 'answers.yaml'),
    points.map((id) => `${id}: Settled on November 30, 2026.\n`).join(''),
  );
  expect(await check()).toMatchObject({
    code: 0,
    output: expect.stringContaining('Ready to launch'),
  });
});
