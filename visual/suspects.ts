import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { replacedColor } from './colors.ts';
import type { VisualConfig } from './config.ts';
import { changedDeclarations, type Declaration } from './declarations.ts';
import type { ColorPair } from './findings.ts';
import { reachIn } from './reach.ts';
import { filesBelow } from './folders.ts';
import { type Wording, wordingOf } from './wording.ts';

/** A changed declaration, and what a picture would show if the declaration changed it. */
export interface Suspect {
  readonly declaration: Declaration;
  /** Files of the stories that it can reach; null for all. */
  readonly reach: ReadonlySet<string> | null;
  /** Names of the style sheets that the declaration affects; null where none is known. */
  readonly sheets: ReadonlySet<string> | null;
  readonly wording: Wording;
  /** The color that is replaced, if nothing else changes; otherwise null. */
  readonly colors: ColorPair | null;
}

const nameOf = (file: string): string => basename(file).replace(/\.(?:css\.ts|tsx|ts)$/, '');

/**
 * Finds the style sheets that a declaration affects, by name, such as `Breadcrumb`: for a style its own
 * sheet, for a token those that name the token, for a component the sheet beside it.
 */
function sheetsIn({ root, sources }: Pick<VisualConfig, 'root' | 'sources'>) {
  const sheets = sources
    .flatMap((path) => filesBelow(root, path))
    .filter((file) => file.endsWith('.css.ts') && !file.includes('/design/'))
    .map((file) => ({ name: nameOf(file), text: readFileSync(join(root, file), 'utf8') }));
  return ({ file, style }: Declaration): Suspect['sheets'] => {
    const named = (isMeant: (sheet: (typeof sheets)[number]) => boolean): Suspect['sheets'] => {
      const names = sheets.filter(isMeant).map(({ name }) => name);
      return names.length > 0 ? new Set(names) : null;
    };
    if (!style || !file.includes('/design/')) return named(({ name }) => name === nameOf(file));
    const [constant = '', ...keys] = style.path;
    const dotted = keys.map((key) => (/^\d/.test(key) ? `[${key}]` : `.${key}`)).join('');
    const spellings = [`${constant}${dotted}`, `vars${dotted}`, `${constant}.${keys[0]}`];
    const token = spellings.find((one) => sheets.some(({ text }) => text.includes(one)));
    return token === undefined ? null : named(({ text }) => text.includes(token));
  };
}

/** What changed since pictures were last approved; the same edit twice in a file counts once. */
export function suspectsIn(config: VisualConfig): Suspect[] {
  const different = new Map(changedDeclarations(config).map((one) => [one.id, one]));
  const [reach, sheetsOf] = [reachIn(config), sheetsIn(config)];
  return [...different.values()].map((declaration) => ({
    declaration,
    reach: reach([declaration.file]),
    sheets: sheetsOf(declaration),
    wording: wordingOf(declaration.file, declaration.lines),
    colors: replacedColor(declaration),
  }));
}
