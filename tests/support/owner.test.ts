import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runSuite } from '../../scripts/runSuite.ts';
import type { Suite } from '../../scripts/suites.ts';
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

/** What a test run whose only test fails, or never ends, is given, and what it says that it made. */
function failingRun(then: 'fail' | 'hang') {
  const folder = owner().folder();
  const temporary = owner().folder(folder);
  const made = join(folder, 'made.json');
  return {
    environment: { MADE: made, THEN: then, TMPDIR: temporary, TMP: temporary, TEMP: temporary },
    args: ['run', '--config', 'tests/support/leaks/vitest.config.ts'],
    readMade: () => JSON.parse(readFileSync(made, 'utf8')) as { pids: number[]; folders: string[] },
    left: () => readdirSync(temporary),
  };
}

test('a test that fails is told with file, title and reason, and leaves no process and no folder', async () => {
  const { args, environment, readMade, left } = failingRun('fail');
  const suite: Suite = {
    name: 'leaks',
    command: 'vitest',
    args: [...args, '--reporter=json', '--outputFile=test-results/leaks.json'],
    result: 'jest',
  };
  const never = new AbortController().signal;
  const result = await runSuite(suite, environment, never, () => undefined);
  expect(result).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  expect(result.failures[0]).toMatch(
    /^tests\/support\/leaks\/failing\.ts: starts a process .* and fails\n.*failing on purpose/,
  );
  const { pids, folders } = readMade();
  expect(pids).toHaveLength(2);
  expect(folders).toHaveLength(2);
  expect(pids.filter(isAlive)).toEqual([]);
  expect(folders.filter(existsSync)).toEqual([]);
  expect(left()).toEqual([]);
});

test('a test run that is killed leaves no process', async () => {
  const { args, environment, readMade } = failingRun('hang');
  const child = owner().node([join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
  });
  await eventually(() => expect(readMade().pids).toHaveLength(2));
  child.kill('SIGKILL');
  const { pids } = readMade();
  await eventually(() => expect(pids.filter(isAlive)).toEqual([]));
});
