import { colorsNamed } from 'culori';
import { expect, test } from 'vitest';
import { type SyntaxNode, at, drawing, filesOf, nodesOf, syntaxOf, textOf } from './tree.ts';

/** The only file that may contain the value of a color. */
const palette = 'src/design/palette.ts';

// `rgb(${…})` is allowed: computed numbers come from the palette.
const notation =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\w.-]/i;

/** CSS color names. System colors (`CanvasText`) are allowed, because the visitor's system sets them. */
const names = new RegExp(`(?<![-\\w])(?:${Object.keys(colorsNamed).join('|')})(?![-\\w])`, 'i');

/** Imports and types hold no color, but the expression before `as`, `satisfies` or `!` may. */
const isImportOrType = ({ type }: SyntaxNode): boolean =>
  type === 'ImportDeclaration' || /^TS(?!(?:As|Satisfies|NonNull)Expression$)/.test(type);

const folders = ['src/design', ...drawing, 'src/entry', 'src/server'];

test('every color has its value in the palette and nowhere else', () => {
  const found = filesOf(folders, /\.tsx?$/)
    .filter(({ path }) => path !== palette)
    .flatMap((file) => {
      // A word such as `red` is a color only where styles are written; elsewhere it is an ordinary word.
      const inStyles = file.path.endsWith('.css.ts') || file.path.startsWith('src/design/');
      return nodesOf(syntaxOf(file), isImportOrType)
        .filter(({ type }) => type === 'Literal' || type === 'TemplateElement')
        .flatMap((node) => {
          const color = notation.exec(textOf(node)) ?? (inStyles ? names.exec(textOf(node)) : null);
          return color
            ? [at(file, node, `writes the color '${color[0]}' outside the palette.`)]
            : [];
        });
    });
  expect(found).toEqual([]);
});

test('no plain stylesheet holds a color', () => {
  const sheets = filesOf(folders, /\.css$/).filter(({ text }) => notation.test(text));
  expect(sheets.map(({ path }) => path)).toEqual([]);
});
