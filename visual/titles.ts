import { basename } from 'node:path';
import type { Declaration } from './declarations.ts';
import type { StyleChange } from './styles.ts';
import { isCopy, wordingOf } from './wording.ts';

/** `borderBlockStart` and `border-block-start` as words. */
const inWords = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase()
    .trim();

/** The component or the subject of a file: `Breadcrumb` of `Breadcrumb.css.ts`. */
const subjectOf = (file: string): string =>
  basename(file).replace(/\.(?:css\.ts|stories\.tsx|\w+)$/, '');

/** Parts of a rule's path that mean nothing to readers; titles leave them out. */
const silent = new Set(['selectors', '@media', '@supports', 'base', 'variants']);

const value = (rule: StyleChange['before']): string =>
  rule?.value.replaceAll(/^['"`]|['"`]$|\bvars\./g, '') ?? '';

function styleTitle(file: string, { path, before, after }: StyleChange): string {
  const [constant = '', ...rest] = path.filter((key) => !silent.has(key));
  const property = rest.at(-1) ?? '';
  const between = rest.slice(0, -1).map((key) => key.replace(/^&/, ''));
  const isToken = !file.endsWith('.css.ts');
  const subject = subjectOf(file);
  const isWhole = constant === 'root' || constant.toLowerCase() === subject.toLowerCase();
  const names = isToken
    ? ['Token', ...[constant, ...between].map(inWords)]
    : [subject, ...(isWhole ? [] : [inWords(constant)]), ...between];
  const what = property.startsWith('...')
    ? property.slice(3)
    : isToken
      ? property
      : inWords(property);
  const where = `${names.filter(Boolean).join(', ')}: ${what}`;
  if (!before) return `${where}, now ${value(after)}`;
  return after
    ? `${where} ${value(before)} to ${value(after)}`
    : `${where}, no longer ${value(before)}`;
}

/** Title of a change for people: its component and property, or its words; never a fragment of source. */
export function titleOf(declaration: Declaration): string {
  const { file, lines, style } = declaration;
  if (style) return styleTitle(file, style);
  const subject = subjectOf(file);
  if (lines.length === 0) return `${subject}: new`;
  const { was, is } = wordingOf(file, lines);
  if (isCopy(file) || was.length + is.length <= 2) {
    const where = isCopy(file) ? 'Words' : subject;
    const [before, after] = [was.join(' '), is.join(' ')];
    if (before && after) return `${where}: “${before}” is now “${after}”`;
    if (before || after) return `${where}: ${before ? 'no longer' : 'now'} “${before || after}”`;
  }
  const count = new Set(lines.map(({ line }) => line)).size;
  return `${subject}: ${count === 1 ? 'a line' : `${count} lines`} of its ${file.endsWith('.tsx') ? 'markup' : 'content'}`;
}
