import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ofFile, resources } from '../support/resources.ts';
import { postJson } from '../server/support/http.ts';

const isRoot = process.getuid?.() === 0;
/** Unprivileged user, who owns no files. */
const nobody = { uid: 65_534, gid: 65_534 };

let tree: string;
beforeAll(() => {
  tree = join(ofFile.folder(), 'release');
  execFileSync(process.execPath, ['scripts/assemble.ts', tree], { stdio: 'inherit' });
});

/** Bytes of all files below `folder`. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** Runs a program of the tree with its database in `folder`; as `nobody` if the test runs as root. */
function run(folder: string, ...args: string[]) {
  const child = resources().node(args, {
    cwd: tree,
    env: { PATH: process.env['PATH'], PORT: '0', DATABASE_URL: `sqlite:${folder}/site.db` },
    ...(isRoot && nobody),
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  return { child, output };
}

test('the production tree has at most 40 MB, the build included', () => {
  expect(sizeOf(tree)).toBeLessThan(40e6);
});

test('the server starts from the production tree alone, and the owner’s commands run there', async () => {
  const data = resources().folder();
  if (isRoot) chmodSync(data, 0o777);
  const { child, output } = run(data, 'src/server/main.ts');
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const url = /http:\S+/.exec(line.toString())?.[0] ?? '';
  expect((await fetch(`${url}/pricing`)).status, output.text).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const signup = { email: 'ann@example.com', name: '', company: '' };
  expect((await postJson(`${url}/api/waitlist`, signup)).status).toBe(202);
  // A browser without JavaScript gets an invalid form back in a page, which the server makes from the build.
  const page = await fetch(`${url}/api/waitlist`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'no address' }),
  });
  expect([page.status, await page.text()]).toEqual([422, expect.stringContaining('no address')]);
  const listed = run(data, 'src/server/commands/main.ts', 'list');
  expect(await once(listed.child, 'close')).toEqual([0, null]);
  expect(listed.output.text).toContain('ann@example.com');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('nothing is assembled into a folder that holds something', () => {
  const folder = resources().folder();
  mkdirSync(join(folder, 'something'));
  const again = () =>
    execFileSync(process.execPath, ['scripts/assemble.ts', folder], { encoding: 'utf8' });
  expect(again).toThrow(/is not empty: name a new folder/);
});
