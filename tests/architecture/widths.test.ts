import { expect, test } from 'vitest';
import { at, filesOf, nodesOf, projectRoot, syntaxOf, treeOf } from './tree.ts';

/** `ch` follows the face that shows: text set in it changes its lines when the web font arrives. */
const widthsInDigits = (root: string): string[] =>
  filesOf(root, ['src'], /\.ts$/).flatMap((file) =>
    nodesOf(syntaxOf(file))
      .filter(({ type, value }) => type === 'Literal' && /^\d[\d.]*ch\b/.test(String(value)))
      .map((node) => at(file, node, 'sets a width in ch: take characters() of the tokens.')),
  );

test('no width follows the face that shows', () => {
  expect(widthsInDigits(projectRoot)).toEqual([]);
  const root = treeOf({ 'src/sections/A/A.css.ts': "export const a = { maxWidth: '20ch' };" });
  expect(widthsInDigits(root)).toHaveLength(1);
});
