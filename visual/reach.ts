import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Hashes } from './approved.ts';
import type { VisualConfig } from './config.ts';
import { packagesIn } from './packages.ts';
import { filesBelow } from './folders.ts';

type Sources = Pick<VisualConfig, 'root' | 'sources' | 'everywhere' | 'within' | 'packages'>;

/** Imports, re-exports, dynamic imports, and the bundler's globs, with or without a type argument. */
const specifiers =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\bimport\.meta\.glob(?:<[^()]*>)?\(\s*|url\(\s*)(?:['"`]?(\.{1,2}\/[^'"`)\s]+)|['"]([\w@][^'"\s]*))/g;

/** What a file names in its imports: other files, and packages. */
function namesIn(root: string, importer: string): string[] {
  if (!/\.(?:[cm]?[jt]sx?|css)$/.test(importer)) return [];
  // Imports of types are left out, because they change no picture.
  const text = readFileSync(join(root, importer), 'utf8').replaceAll(
    /\b(?:im|ex)port type [^;]*;/g,
    '',
  );
  return [...text.matchAll(specifiers)].map(([, file, name]) => file ?? name ?? '');
}

/** Files that a file names: an import names one, a glob all whose paths start like it, up to its first star. */
function importsOf(root: string, importer: string) {
  return namesIn(root, importer)
    .filter((specifier) => /^\.{1,2}\//.test(specifier))
    .map((specifier) => {
      const [fixed = '', ...rest] = specifier.replace(/\?.*$/, '').split('*');
      return { importer, path: normalize(join(dirname(importer), fixed)), isGlob: rest.length > 0 };
    });
}

const isOfStories = (file: string): boolean => /\.stories\.[jt]sx?$/.test(file);

/** Whether a path is one of these files, or in one of these folders. */
const isIn = (path: string, among: readonly string[]): boolean =>
  among.some((one) => path === one || path.startsWith(`${one}/`));

/** The files of stories that a change of some files can reach; null when that is every story. */
export type Reach = (changed: readonly string[]) => ReadonlySet<string> | null;

/**
 * Reads the imports from the sources themselves, because the bundler's statistics leave out the files that
 * styles import.
 */
export function reachIn({ root, sources, everywhere, within }: Sources): Reach {
  const files = sources.flatMap((path) => filesBelow(root, path));
  const imports = files.flatMap((file) => importsOf(root, file));
  const importers = Map.groupBy(imports, ({ path }) => path);
  const globs = imports.filter(({ isGlob }) => isGlob);
  const limits = Object.entries(within);
  return (changed) => {
    const seen = new Set<string>(changed);
    const open = [...changed];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      const path = file;
      const [, limit] = limits.find(([one]) => isIn(path, [one])) ?? [];
      if (limit) {
        for (const story of files) if (isOfStories(story) && limit.test(story)) seen.add(story);
        continue;
      }
      if (isIn(path, everywhere)) return null;
      // Globs are compared by their path, so that a deleted file, too, reaches the importer of the glob.
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

/** Hashes of what the stories are made of: the sources that reach them, and all packages imported there. */
export function hashesIn(config: Sources): Hashes {
  const { root, sources, everywhere, packages } = config;
  const reach = reachIn(config);
  const files = [
    ...new Set([...sources, ...everywhere].flatMap((path) => filesBelow(root, path))),
  ].sort();
  const hashes = new Map(files.filter(isOfStories).map((file) => [file, createHash('sha256')]));
  const imported = new Set(packages);
  for (const file of files) {
    const reached = reach([file]);
    if (reached?.size === 0) continue;
    for (const name of namesIn(root, file)) imported.add(name);
    const content = readFileSync(join(root, file));
    for (const story of reached ?? hashes.keys()) hashes.get(story)?.update(file).update(content);
  }
  const installed = packagesIn(root, imported).join('\n');
  return Object.fromEntries(
    [...hashes].map(([file, hash]) => [file, hash.update(installed).digest('hex').slice(0, 16)]),
  );
}
