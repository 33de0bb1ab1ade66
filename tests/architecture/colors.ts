import { colorsNamed } from 'culori';
import { type SyntaxNode, at, drawing, filesOf, nodesOf, syntaxOf } from './tree.ts';

/** The one file in which a color has a value. */
const palette = 'src/design/palette.ts';

// A function whose numbers are computed takes them from the palette.
const notation =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\w.-]/i;

/** CSS's own color names; those of the visitor's system (`CanvasText`) are no choice of ours. */
const names = new RegExp(`(?<![-\\w])(?:${Object.keys(colorsNamed).join('|')})(?![-\\w])`, 'i');

const textOf = (node: SyntaxNode): string => {
  const value = node['value'] as { cooked?: string } | string | null;
  return typeof value === 'string' ? value : (value?.cooked ?? '');
};

const isNoValue = ({ type }: SyntaxNode): boolean =>
  type === 'ImportDeclaration' || type.startsWith('TS');

/** Colors that are written down anywhere but in the palette: style files, tokens, drawings, pages of the server. */
export function rawColors(root: string): string[] {
  const folders = ['src/design', ...drawing, 'src/entry', 'src/server'];
  const code = filesOf(root, folders, /\.tsx?$/)
    .filter(({ path }) => path !== palette)
    .flatMap((file) => {
      // A name is a color only where styles are written; elsewhere it is a word.
      const inStyles = file.path.endsWith('.css.ts') || file.path.startsWith('src/design/');
      return nodesOf(syntaxOf(file), isNoValue)
        .filter(({ type }) => type === 'Literal' || type === 'TemplateElement')
        .flatMap((node) => {
          const found = notation.exec(textOf(node)) ?? (inStyles ? names.exec(textOf(node)) : null);
          return found
            ? [at(file, node, `writes the color '${found[0]}' outside the palette.`)]
            : [];
        });
    });
  const sheets = filesOf(root, folders, /\.css$/)
    .filter(({ text }) => notation.test(text))
    .map(({ path }) => `${path} writes a color outside the palette.`);
  return [...code, ...sheets];
}
