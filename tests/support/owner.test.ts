import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { owner } from './owner.ts';

const root = resolve(import.meta.dirname, '../..');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Starts a test run whose only test fails, with a temporary folder of its own. */
function startRun(then: 'fail' | 'hang') {
  const folder = owner().folder();
  const temporary = owner().folder(folder);
  const made = join(folder, 'made.json');
  const child = owner().node(
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      'tests/support/leaks/vitest.config.ts',
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        MADE: made,
        THEN: then,
        TMPDIR: temporary,
        TMP: temporary,
        TEMP: temporary,
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const readMade = () =>
    JSON.parse(readFileSync(made, 'utf8')) as { pids: number[]; folders: string[] };
  return { child, readMade, output: () => output, left: () => readdirSync(temporary) };
}

test('a test that fails leaves no process and no folder', async () => {
  const run = startRun('fail');
  const [code] = (await once(run.child, 'close')) as [number];
  expect(code).toBe(1);
  expect(run.output()).toContain('failing on purpose');
  const { pids, folders } = run.readMade();
  expect(pids).toHaveLength(4);
  expect(folders).toHaveLength(2);
  expect(pids.filter(isAlive)).toEqual([]);
  expect(folders.filter(existsSync)).toEqual([]);
  expect(run.left()).toEqual([]);
});

test('a test run that is killed leaves no process', async () => {
  const run = startRun('hang');
  await eventually(() => expect(run.readMade().pids).toHaveLength(4));
  run.child.kill('SIGKILL');
  const { pids } = run.readMade();
  await eventually(() => expect(pids.filter(isAlive)).toEqual([]));
});

test('a process that exits with its folders not yet removed leaves none', async () => {
  const parent = owner().folder();
  const code = `const { Owner } = await import(${JSON.stringify(pathToFileURL(join(root, 'scripts/owner.ts')).href)});
    new Owner().folder(${JSON.stringify(parent)});
    console.log((await import('node:fs')).readdirSync(${JSON.stringify(parent)}).length);
    process.exit(3);`;
  const child = owner().node(['--input-type=module', '-e', code]);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [exitCode] = (await once(child, 'close')) as [number];
  expect([exitCode, output.trim()]).toEqual([3, '1']);
  expect(readdirSync(parent)).toEqual([]);
});
