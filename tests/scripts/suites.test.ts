import { expect, test } from 'vitest';
import { fromJest, fromOutput, fromPlaywright } from '../../scripts/results.ts';
import { runSuite } from '../../scripts/runSuite.ts';
import type { Suite } from '../../scripts/suites.ts';

const suite = (name: string, more: Partial<Suite> = {}): Suite => ({
  name,
  command: 'node',
  args: [],
  result: 'line',
  ...more,
});
const says = (text: string, result: Suite['result'] = 'line'): Suite =>
  suite('says', { args: ['-e', `console.log(${JSON.stringify(text)})`], result });
const never = new AbortController().signal;

test.each([
  ['ends without its closing line', says('out of memory'), 'out of memory'],
  ['writes no report', says('1 passed, 0 failed', 'jest'), 'node ended with an error'],
  ['runs no test', says('0 passed, 0 failed'), 'No test ran.'],
  ['cannot begin', suite('gone', { command: 'no-such-tool' }), 'no-such-tool'],
])('a suite that %s has failed', async (_what, broken, reason) => {
  const result = await runSuite(broken, {}, never, () => undefined);
  expect(result).toMatchObject({ passed: 0, failed: 1 });
  expect(result.failures.join()).toContain(reason);
});

test('a failed journey is reported with its file and line', () => {
  const spec = (line: number, status: 'expected' | 'unexpected', message?: string) => ({
    title: 'a visitor joins',
    file: 'waitlist.spec.ts',
    line,
    tests: [{ status, results: [{ duration: 5, errors: message ? [{ message }] : [] }] }],
  });
  const inner = { specs: [spec(12, 'unexpected', 'no field')] };
  const result = fromPlaywright({
    suites: [{ specs: [spec(3, 'expected')], suites: [inner] }],
    errors: [{ message: 'a file cannot be read' }],
  });
  expect(result).toMatchObject({ passed: 1, failed: 2, skipped: 0 });
  expect(result.failures).toEqual([
    'e2e/waitlist.spec.ts:12: a visitor joins\n      no field',
    'An error outside of any test\n      a file cannot be read',
  ]);
  expect(result.times.get('waitlist.spec.ts')).toBe(10);
});

test('a failed test, and a file that cannot be loaded, are reported with the reason', () => {
  const fails = { fullName: 'adds up', status: 'failed', failureMessages: ['3 is not 4'] };
  const times = { startTime: 0, endTime: 10 };
  const result = fromJest({
    testResults: [
      { name: 'sum.test.ts', message: '', ...times, assertionResults: [fails] },
      { name: 'gone.test.ts', message: 'no such file', ...times, assertionResults: [] },
    ],
  });
  expect(result).toMatchObject({ passed: 0, failed: 2, skipped: 0 });
  expect(result.failures).toEqual([
    'sum.test.ts: adds up\n      3 is not 4',
    'gone.test.ts\n      no such file',
  ]);
});

test('counts and failures are read from the output of a program', () => {
  expect(
    fromOutput('3 of 4\nfailed: a picture\n      why\n3 passed, 1 failed, 2 skipped\n'),
  ).toMatchObject({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: ['a picture\n      why'],
  });
});
