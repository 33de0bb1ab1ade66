import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../src/entry/routes.ts';
import { filesOf } from '../architecture/tree.ts';

test('every page has its line in the routes', () => {
  const files = filesOf(['src/pages'], /\.tsx$/).map(({ path }) => path);
  const routed = new Set(routes.map(({ file }) => file));
  // One stands for many addresses, the other for those that nothing is at.
  const withoutLine = files.filter((file) => !routed.has(file)).map((file) => basename(file));
  expect(withoutLine).toEqual(['Answer.tsx', 'NotFoundPage.tsx']);
});
