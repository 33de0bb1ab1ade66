import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { resultOf, runSuite } from '../../scripts/runSuite.ts';
import { choose, inTwoRows } from '../../scripts/suites.ts';

// The summaries are as the tools write them.
test.each([
  ['Vitest', 0, ' Test Files  2 passed (2)\n      Tests  205 passed | 1 skipped (206)', 205, 0, 1],
  ['Vitest', 1, ' Test Files  1 failed | 2 passed (3)\n      Tests  7 passed (7)', 7, 1, 0],
  ['Playwright', 1, '  2 failed\n    a.spec.ts:3:1 › adds up\n  40 passed (9.1s)', 40, 2, 0],
  ['Jest', 1, 'Tests:       1 failed, 12 passed, 13 total', 12, 1, 0],
  ['a program of ours', 0, '3 of 4\n3 passed, 0 failed, 2 skipped', 3, 0, 2],
  ['a build', 0, 'Built 43 pages in 8.8 s.', 1, 0, 0],
  ['one that crashes after its summary', 1, '3 passed, 0 failed\nout of memory', 3, 1, 0],
  ['one that says nothing', 1, '', 0, 1, 0],
])('%s that ends with %d is counted', (_tool, code, output, passed, failed, skipped) => {
  expect(resultOf(code, output)).toEqual({ passed, failed, skipped, output });
});

test('a tool that cannot begin has failed, and says why', async () => {
  const suite = { name: 'says', command: 'no-such-tool', args: [] };
  const result = await runSuite(suite, {}, new AbortController().signal);
  expect(result).toMatchObject({ passed: 0, failed: 1 });
  expect(result.output).toContain('no-such-tool');
});

test('a suite is chosen with what it needs, and an unknown name lists those there are', () => {
  expect(choose(['durability']).map(({ name }) => name)).toEqual(['build', 'durability']);
  expect(() => choose(['units'])).toThrow(/no suite "units": choose among storybook, build, unit/);
});

test('a suite waits for the one that it needs', async () => {
  const begun: string[] = [];
  const building = Promise.withResolvers<void>();
  const all = inTwoRows(choose(['unit']), async ({ name }) => {
    begun.push(name);
    if (name === 'build') await building.promise;
  });
  await setImmediate();
  expect(begun).toEqual(['build']);
  building.resolve();
  await all;
  expect(begun).toEqual(['build', 'unit']);
});
