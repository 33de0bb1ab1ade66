import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { optimisations } from '../../src/content/performance.ts';

test('every optimisation names a file that exists', () => {
  const missing = optimisations.items.map(({ where }) => where).filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});
