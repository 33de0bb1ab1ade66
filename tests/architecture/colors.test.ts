import { describe, expect, test } from 'vitest';
import { rawColors } from './colors.ts';
import { projectRoot, treeOf } from './tree.ts';

test('every color has its value in the palette and nowhere else', () => {
  expect(rawColors(projectRoot)).toEqual([]);
});

describe('the guard finds', () => {
  const styles = 'src/sections/A/A.css.ts';
  test.each([
    ['a hex value', styles, "export const a = { color: '#3a4989' };"],
    ['a hex value inside a template', styles, 'export const a = { border: `1px solid #abc` };'],
    ['a named color', styles, "export const a = { border: '1px solid navy' };"],
    ['a color in a page of the server', 'src/server/a.ts', 'export const a = `a{color:#3a4989}`;'],
    ['a color in a plain stylesheet', 'src/design/a.css', 'a { color: #3a4989 }'],
  ])('%s', (_name, path, text) => {
    expect(rawColors(treeOf({ [path]: text }))).toEqual([expect.stringContaining(path)]);
  });
});
