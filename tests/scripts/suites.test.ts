import { expect, test } from 'vitest';
import { fromOutput, fromPlaywright } from '../../scripts/results.ts';
import { runSuite } from '../../scripts/runSuite.ts';
import { choose, inTwoRows, type Suite } from '../../scripts/suites.ts';

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

test('a named suite brings what it needs, and nothing else', () => {
  const gate = [suite('storybook'), suite('build'), suite('unit', { needs: 'build' })];
  const names = (...wanted: string[]) => choose(gate, wanted).map(({ name }) => name);
  expect(names()).toEqual(['storybook', 'build', 'unit']);
  expect(names('unit')).toEqual(['build', 'unit']);
  expect(() => names('units')).toThrow(
    'There is no suite "units": choose among storybook, build, unit.',
  );
});

test('two suites run at a time, each after what it needs', async () => {
  const gate = [
    suite('storybook'),
    suite('build'),
    suite('unit', { needs: 'build' }),
    suite('e2e'),
  ];
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  const all = inTwoRows(gate, ({ name }) => {
    events.push(name);
    return new Promise((end) => ends.set(name, end));
  });
  const turn = () => new Promise((next) => setImmediate(next));
  await turn();
  expect(events).toEqual(['storybook', 'build']);
  ends.get('storybook')?.();
  await turn();
  expect(events, 'unit waits for the build').toEqual(['storybook', 'build']);
  ends.get('build')?.();
  await turn();
  expect(events).toEqual(['storybook', 'build', 'unit', 'e2e']);
  for (const end of ends.values()) end();
  await all;
});

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

test('an interruption ends the tool of a suite', async () => {
  const interruption = new AbortController();
  const args = ['-e', 'console.log("1 of 9"); setInterval(() => undefined, 1000)'];
  const result = await runSuite(suite('endless', { args }), {}, interruption.signal, (progress) => {
    expect(progress).toBe('1 of 9');
    interruption.abort();
  });
  expect(result.failed).toBe(1);
});

test('a journey that failed is told with its file and line', () => {
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

test('the closing line of a program counts, and what it says has failed', () => {
  expect(
    fromOutput('3 of 4\nfailed: a picture\n      why\n3 passed, 1 failed, 2 skipped\n'),
  ).toMatchObject({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: ['a picture\n      why'],
  });
});
