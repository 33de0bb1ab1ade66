import { expect, test } from 'vitest';
import { filesOf } from './tree.ts';

// `ch` follows the face that shows: text set in it changes its lines when the web font arrives.
test('no width is set in ch: characters() of the tokens does not follow the face that shows', () => {
  const files = filesOf(['src'], /\.ts$/).filter(({ text }) => /['"`]\d[\d.]*ch\b/.test(text));
  expect(files.map(({ path }) => path)).toEqual([]);
});
