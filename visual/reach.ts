import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import type { Hashes } from './approved.ts';
import type { VisualConfig } from './config.ts';
import { foldersIn } from './folders.ts';

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

/** Which files a file names: an import its own, a glob every file below the folder before its first star. */
function importsOf(root: string, importer: string) {
  if (!/\.(?:[cm]?[jt]sx?|css|mdx)$/.test(importer)) return [];
  const text = readFileSync(join(root, importer), 'utf8');
  return [...text.matchAll(specifiers)].map(([, specifier = '']) => {
    const [fixed = '', ...rest] = specifier.replace(/\?.*$/, '').split('*');
    return { importer, path: normalize(join(dirname(importer), fixed)), isGlob: rest.length > 0 };
  });
}

const isOfStories = (file: string): boolean => /\.(?:stories\.[jt]sx?|mdx)$/.test(file);

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
  const imports = sources
    .flatMap((path) => filesBelow(root, path))
    .flatMap((file) => importsOf(root, file));
  const importers = Map.groupBy(imports, ({ path }) => path);
  const globs = imports.filter(({ isGlob }) => isGlob);
  return (changed) => {
    const seen = new Set<string>(changed);
    const open = [...changed];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      const path = file;
      if (everywhere.some((one) => path === one || path.startsWith(`${one}/`))) return null;
      // A file that is gone is one that a glob finds no more.
      const found = globs.filter((glob) => path.startsWith(glob.path));
      for (const { importer } of [...(importers.get(path) ?? []), ...found]) {
        if (seen.has(importer)) continue;
        seen.add(importer);
        open.push(importer);
      }
    }
    return new Set([...seen].filter(isOfStories));
  };
}

/** What the stories are made of now. */
export function hashesIn(config: Pick<VisualConfig, 'root' | 'sources' | 'everywhere'>): Hashes {
  const { root, sources, everywhere } = config;
  const reach = reachIn(config);
  const approved = relative(root, foldersIn(root).approved);
  const files = [...new Set([...sources, ...everywhere].flatMap((path) => filesBelow(root, path)))]
    .filter((file) => !file.startsWith(approved))
    .sort();
  const hashes = new Map(files.filter(isOfStories).map((file) => [file, createHash('sha256')]));
  for (const file of files) {
    const content = readFileSync(join(root, file));
    for (const stories of reach([file]) ?? hashes.keys())
      hashes.get(stories)?.update(file).update(content);
  }
  return Object.fromEntries(
    [...hashes].map(([file, hash]) => [file, hash.digest('hex').slice(0, 16)]),
  );
}
