import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from '../../e2e/faults/faults.ts';
import { describe as told, eyesOn, type Outcome } from '../../e2e/faults/results.ts';
import { problemOf } from '../../visual/faultyCopy.ts';

const named = (index: number) => faults[index]!;
const seenBy = (...eyes: ('axe' | 'own')[]): Outcome => ({
  site: eyes.map((by) => ({ by, test: 'a test' })),
});

test('there are sixty faults at least, no two of one name, and each is asked of the engines', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
  expect(new Set(faults.map(({ what }) => what)).size).toBe(faults.length);
  expect(faults.filter(({ find, replace }) => find === replace)).toEqual([]);
  expect(faults.filter(({ checks }) => !checks.some((one) => one.startsWith('engines')))).toEqual(
    [],
  );
});

test('every fault can be made in the sources of today', () => {
  const root = resolve(import.meta.dirname, '../..');
  expect(faults.map((fault) => problemOf(root, fault)).filter(Boolean)).toEqual([]);
});

test('who sees a fault on the site and in the stories is counted once', () => {
  expect([...eyesOn({ ...seenBy('own', 'own'), stories: ['tree', 'picture', 'tree'] })]).toEqual([
    'own',
    'tree',
    'picture',
  ]);
});

test('the score names the engines apart, what was missed, and what could not be made', () => {
  const text = told([
    { fault: named(0), outcome: seenBy('axe', 'own') },
    { fault: named(1), outcome: seenBy('own') },
    { fault: named(2), outcome: seenBy() },
    { fault: named(3), outcome: { problem: 'It is gone.' } },
    { fault: named(4), outcome: {} },
  ]);
  expect(text.split('\n')).toEqual([
    '3 of 5 faults made, 2 seen; by the engines alone 1.',
    'axe: 1',
    'own: 2',
    `missed: ${named(2).what}`,
    `not made: ${named(3).what}: It is gone.`,
  ]);
});
