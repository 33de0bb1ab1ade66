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
    ['a short hex value', styles, "export const a = { color: '#fff' };"],
    ['a hex value inside a template', styles, 'export const a = { border: `1px solid #abc` };'],
    ['a functional notation', styles, "export const a = { color: 'oklch(50% .1 20)' };"],
    ['a named color', styles, "export const a = { border: '1px solid navy' };"],
    ['a color in a token file', 'src/design/a.ts', "export const a = '0 1px 2px #0000000f';"],
    [
      'a color in a drawing',
      'src/primitives/A/A.tsx',
      'export const A = () => <path fill="#3a4989" />;',
    ],
    ['a color in a page of the server', 'src/server/a.ts', 'export const a = `a{color:#3a4989}`;'],
    ['a color in a plain stylesheet', 'src/design/a.css', 'a { color: #3a4989 }'],
  ])('%s', (_name, path, text) => {
    expect(rawColors(treeOf({ [path]: text }))).toEqual([expect.stringContaining(path)]);
  });
});

test('the guard lets tokens, system colors and fragments stand', () => {
  const root = treeOf({
    'src/sections/A/A.css.ts':
      "export const a = { color: vars.text.body, border: '1px solid CanvasText', fill: 'currentColor', whiteSpace: 'nowrap', background: 'transparent' };",
    'src/primitives/A/A.tsx': 'export const A = () => <a href="#main">{"Red"}</a>;',
  });
  expect(rawColors(root)).toEqual([]);
});
