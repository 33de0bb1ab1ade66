import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from '../../e2e/faults/faults.ts';
import { problemOf } from '../../visual/faultyCopy.ts';

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
