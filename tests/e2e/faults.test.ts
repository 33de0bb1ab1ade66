import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from '../../e2e/faults/faults.ts';
import { problemOf } from '../../visual/faultyCopy.ts';

test('every fault can be made in the sources of today', () => {
  const root = resolve(import.meta.dirname, '../..');
  expect(faults.map((fault) => problemOf(root, fault)).filter(Boolean)).toEqual([]);
});
