import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../src/entry/routes.ts';
import { filesOf } from '../architecture/tree.ts';

test('every page has its line in the routes', () => {
  const files = filesOf(['src/pages'], /\.tsx$/).map(({ path }) => path);
  const routed = new Set(routes.map(({ file }) => file));
  // Neither has one address: Answer.tsx serves every article, NotFoundPage.tsx every unknown address.
  const withoutLine = files.filter((file) => !routed.has(file)).map((file) => basename(file));
  expect(withoutLine).toEqual(['Answer.tsx', 'NotFoundPage.tsx']);
});
