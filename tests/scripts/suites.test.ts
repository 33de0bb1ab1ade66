import { expect, test } from 'vitest';
import { fromJest, fromOutput, fromPlaywright } from '../../scripts/results.ts';
import { runSuite } from '../../scripts/runSuite.ts';
import type { Suite } from '../../scripts/suites.ts';

const says = (text: string, result: Suite['result'] = 'line', command = 'node'): Suite => ({
  name: 'says',
  command,
  args: ['-e', `console.log(${JSON.stringify(text)})`],
  result,
});
const never = new AbortController().signal;

test.each([
  ['ends without its closing line', says('out of memory'), 'out of memory'],
  ['writes no report', says('1 passed, 0 failed', 'jest'), 'node ended with an error'],
  ['runs no test', says('0 passed, 0 failed'), 'No test ran.'],
  ['cannot begin', says('', 'line', 'no-such-tool'), 'no-such-tool'],
])('a suite that %s has failed', async (_what, broken, reason) => {
  const result = await runSuite(broken, {}, never, () => undefined);
  expect(result).toMatchObject({ passed: 0, failed: 1 });
  expect(result.failures.join()).toContain(reason);
});

test('a failed journey, and an error outside of any, are reported with the reason', () => {
  const spec = (line: number, status: 'expected' | 'unexpected', message?: string) => ({
    title: 'a visitor joins',
    file: 'waitlist.spec.ts',
    line,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const inner = { specs: [spec(12, 'unexpected', 'no field')] };
  const result = fromPlaywright({
    suites: [{ specs: [spec(3, 'expected')], suites: [inner] }],
    errors: [{ message: 'a file cannot be read' }],
  });
  expect(result).toMatchObject({ passed: 1, failed: 2, skipped: 0 });
  expect(result.failures.join('\n')).toMatch(
    /^e2e\/waitlist\.spec\.ts:12: a visitor joins\s+no field\n[^]*a file cannot be read$/,
  );
});

test('a failed test, and a file that cannot be loaded, are reported with the reason', () => {
  const fails = { fullName: 'adds up', status: 'failed', failureMessages: ['3 is not 4'] };
  const file = { name: 'sum.test.ts', message: '' };
  const result = fromJest({
    testResults: [
      { ...file, assertionResults: [fails] },
      { ...file, message: 'no such file', assertionResults: [] },
    ],
  });
  expect(result).toMatchObject({ passed: 0, failed: 2, skipped: 0 });
  expect(result.failures.join('\n')).toMatch(
    /^sum\.test\.ts: adds up\s+3 is not 4\nsum\.test\.ts\s+no such file$/,
  );
});

test('counts and failures are read from the output of a program', () => {
  const output = '3 of 4\nfailed: a picture\n      why\n3 passed, 1 failed, 2 skipped\n';
  const failures = ['a picture\n      why'];
  expect(fromOutput(output)).toMatchObject({ passed: 3, failed: 1, skipped: 2, failures });
});
