import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { VisualConfig } from './config.ts';
import type { Declaration } from './declarations.ts';
import { filesBelow } from './sourceFiles.ts';

const nameOf = (file: string): string => basename(file).replace(/\.(?:css\.ts|tsx|ts)$/, '');

/**
 * Finds the style sheets that a declaration has to do with, by their names: `Breadcrumb`. A style is in
 * its own, a token in those that name it, a component has the one beside it.
 *
 * @returns Null where none is known.
 */
export function sheetsIn({ root, sources }: Pick<VisualConfig, 'root' | 'sources'>) {
  const sheets = sources
    .flatMap((path) => filesBelow(root, path))
    .filter((file) => file.endsWith('.css.ts') && !file.includes('/design/'))
    .map((file) => ({ name: nameOf(file), text: readFileSync(join(root, file), 'utf8') }));
  return ({ file, style }: Declaration): ReadonlySet<string> | null => {
    const named = (isMeant: (sheet: (typeof sheets)[number]) => boolean) => {
      const names = sheets.filter(isMeant).map(({ name }) => name);
      return names.length > 0 ? new Set(names) : null;
    };
    if (!style || !/\/design\//.test(file)) return named(({ name }) => name === nameOf(file));
    const [constant = '', ...keys] = style.path;
    const dotted = keys.map((key) => (/^\d/.test(key) ? `[${key}]` : `.${key}`)).join('');
    return [`${constant}${dotted}`, `vars${dotted}`, `${constant}.${keys[0]}`].reduce<ReturnType<
      typeof named
    > | null>((found, token) => found ?? named(({ text }) => text.includes(token)), null);
  };
}
