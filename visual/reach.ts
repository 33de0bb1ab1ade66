import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { VisualConfig } from './config.ts';
import { git } from './git.ts';

/** Imports, re-exports, dynamic imports, and the globs of the bundler, whatever their type says. */
const specifiers =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\bimport\.meta\.glob(?:<[^()]*>)?\(\s*|url\(\s*)['"`]?(\.{1,2}\/[^'"`)\s]+)/g;

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(join(root, name)).isFile());
}

/** The files that a file names, a glob by the folder before its first star. */
function importsOf(root: string, file: string, all: readonly string[]): string[] {
  if (!/\.(?:[cm]?[jt]sx?|css|mdx)$/.test(file)) return [];
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(specifiers)].flatMap(([, specifier = '']) => {
    const [fixed = '', ...rest] = specifier.replace(/\?.*$/, '').split('*');
    const path = normalize(join(dirname(file), fixed));
    return rest.length > 0 ? all.filter((name) => name.startsWith(path)) : [path];
  });
}

/** Who names a file, by file. */
function importersIn(root: string, sources: readonly string[]): Map<string, string[]> {
  const files = sources.flatMap((path) => filesBelow(root, path));
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const imported of importsOf(root, file, files)) {
      const known = importers.get(imported);
      if (known) known.push(file);
      else importers.set(imported, [file]);
    }
  return importers;
}

/** The files of stories that a change of some files can reach; null when that is every story. */
export type Reach = (changed: readonly string[]) => ReadonlySet<string> | null;

/**
 * Reads who imports whom from the sources themselves: the bundler's statistics leave out what styles
 * are made of.
 */
export function reachIn({
  root,
  sources,
  everywhere,
}: Pick<VisualConfig, 'root' | 'sources' | 'everywhere'>): Reach {
  const importers = importersIn(root, sources);
  return (changed) => {
    const seen = new Set<string>(changed);
    const open = [...changed];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      const path = file;
      if (everywhere.some((one) => path === one || path.startsWith(`${one}/`))) return null;
      for (const importer of importers.get(path) ?? []) {
        if (seen.has(importer)) continue;
        seen.add(importer);
        open.push(importer);
      }
    }
    return new Set([...seen].filter((file) => /\.stories\.[jt]sx?$/.test(file)));
  };
}

/**
 * Files that differ from a commit, new ones included.
 *
 * @throws Error when git does not know the commit.
 */
export function changedFiles(root: string, since: string): string[] {
  const names = [
    git(root, 'diff', '--name-only', '--relative', since),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(names.join('\n').split('\n').filter(Boolean))].sort();
}
