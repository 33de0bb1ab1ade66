import { expect, test } from 'vitest';
import { Progress } from '../../scripts/suites/progress.ts';
import { runTests } from '../../scripts/suites/runner.ts';
import { choose, runAll } from '../../scripts/suites/schedule.ts';
import type { Suite } from '../../scripts/suites/suite.ts';
import { owner } from '../support/owner.ts';

const reporter = 'scripts/suites/reporters/vitest.ts';

/** A progress that writes into a list. */
function listen() {
  const written: string[] = [];
  const progress = new Progress({ write: (text) => written.push(text) });
  owner().defer(() => progress.stop());
  return { written, progress };
}

const fine = { passed: 1, failed: 0, skipped: 0 };
const suite = (name: string, more: Partial<Suite> = {}): Suite => ({
  name,
  run: () => Promise.resolve(fine),
  ...more,
});

test('a named suite brings what it needs, and nothing else', () => {
  const suites = [suite('build'), suite('unit', { needs: ['build'] }), suite('visual')];
  const names = (...wanted: string[]) => choose(suites, wanted).map(({ name }) => name);
  expect(names()).toEqual(['build', 'unit', 'visual']);
  expect(names('unit')).toEqual(['build', 'unit']);
  expect(names('visual')).toEqual(['visual']);
  expect(() => names('units')).toThrow(
    'There is no suite "units": choose among build, unit, visual.',
  );
});

test('suites run at once, but not before what they wait for', async () => {
  const order: string[] = [];
  const step = (name: string, more: Partial<Suite> = {}) =>
    suite(name, {
      ...more,
      run: async () => {
        order.push(`${name} begins`);
        await Promise.resolve();
        order.push(`${name} ends`);
        return fine;
      },
    });
  const suites = [
    step('a'),
    step('b'),
    step('c', { needs: ['a'] }),
    step('d', { after: ['c', 'x'] }),
  ];
  await runAll(suites, listen().progress);
  expect(order.indexOf('b begins')).toBeLessThan(order.indexOf('a ends'));
  expect(order.indexOf('c begins')).toBeGreaterThan(order.indexOf('a ends'));
  expect(order.indexOf('d begins')).toBeGreaterThan(order.indexOf('c ends'));
});

test('a suite that throws, or runs no test, has failed, and the others go on', async () => {
  const { progress, written } = listen();
  const results = await runAll(
    [
      suite('broken', { run: () => Promise.reject(new Error('No network.')) }),
      suite('empty', { run: () => Promise.resolve({ passed: 0, failed: 0, skipped: 3 }) }),
      suite('fine'),
    ],
    progress,
  );
  expect(results.map(({ failed }) => failed)).toEqual([1, 1, 0]);
  expect(written.join('')).toContain('broken failed: No network.');
  expect(written.join('')).toContain('empty failed: No test ran.');
});

test('a real run of a failing test is told test by test', async () => {
  const { progress, written } = listen();
  const config = 'tests/support/leaks/vitest.config.ts';
  const result = await runTests(
    {
      suite: 'leaks',
      tool: 'vitest',
      args: ['run', '--config', config, '--reporter', reporter],
      environment: { MADE: `${owner().folder()}/made.json` },
    },
    progress.begin('leaks'),
  );
  expect(result).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(written.join('')).toMatch(
    /leaks failed: tests\/support\/leaks\/failing\.ts: starts a server .* and fails\n.*failing on purpose/,
  );
  expect(progress.slowest(1)[0]?.[0]).toBe('tests/support/leaks/failing.ts');
});

test('a runner that ends before its end is a failure, with its last words', async () => {
  const { progress, written } = listen();
  const args = ['-e', 'console.log("out of memory")'];
  const result = await runTests({ suite: 'cut', tool: 'node', args }, progress.begin('cut'));
  expect(result.failed).toBe(1);
  expect(written.join('')).toContain('out of memory');
});
