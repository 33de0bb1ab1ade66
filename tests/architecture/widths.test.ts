import { expect, test } from 'vitest';
import { filesOf } from './tree.ts';

// `ch` depends on the font in use: a width in `ch` changes when the web font loads, and lines break elsewhere.
test('no width is set in ch: characters() of the tokens does not follow the face that shows', () => {
  const files = filesOf(['src'], /\.ts$/).filter(({ text }) => /['"`]\d[\d.]*ch\b/.test(text));
  expect(files.map(({ path }) => path)).toEqual([]);
});
