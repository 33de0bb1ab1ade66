/**
 * `npm run licenses`: writes `public/licenses.txt`, the licenses of everything that ships: the packages
 * that `src` imports, what those need, and the typefaces.
 */
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package that ships. */
export interface Shipped extends Manifest {
  /** Its folder, below the project's. */
  readonly folder: string;
}

export const licensesFile = 'public/licenses.txt';

/** Packages of the typefaces; `src/design/fonts` holds subsets of them. */
const typefaces = ['@fontsource-variable/geist-mono', '@fontsource-variable/schibsted-grotesk'];

/** Packages that a file imports: no modules of Node, and no imports of types only. */
const importedBy = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)(?! type)[^;]*?from '(?!node:)((?:@[\w-]+\/)?[\w-]+)|import\('(?!node:)((?:@[\w-]+\/)?[\w-]+)/gm,
    ),
  ].map(([, atStart, onDemand = '']) => atStart ?? onDemand);

/** Folder where Node finds the package `name` for the package in `folder`. */
function folderOf(name: string, folder: string): string | undefined {
  const nested = join(folder, 'node_modules', name);
  if (existsSync(join(nested, 'package.json'))) return nested;
  // Not there: the folder that holds the nearest node_modules may have one.
  const above = folder.lastIndexOf('node_modules');
  return above === -1 ? undefined : folderOf(name, folder.slice(0, above).replace(/\/$/, ''));
}

/**
 * Every package that ships, in the order of their folders.
 *
 * @throws Error when one is not installed.
 */
export function shippedPackages(): Shipped[] {
  const found = new Map<string, Shipped>();
  const add = (name: string, from: string): void => {
    const folder = folderOf(name, from);
    if (folder === undefined) throw new Error(`${name} ships, and is not installed: run "npm ci".`);
    if (found.has(folder)) return;
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    found.set(folder, { ...manifest, folder });
    for (const dependency of Object.keys(manifest.dependencies ?? {})) add(dependency, folder);
  };
  const imported = globSync('src/**/*.{ts,tsx}').flatMap(importedBy);
  for (const name of [...new Set(imported), ...typefaces]) add(name, '');
  return [...found.values()].toSorted((a, b) => a.folder.localeCompare(b.folder, 'en'));
}

function textOf({ folder, license }: Shipped): string {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  return file === undefined ? `License: ${license}` : readFileSync(join(folder, file), 'utf8');
}

/** The text of `public/licenses.txt`. */
export const licensesText = (): string =>
  shippedPackages()
    .map((shipped) => `${shipped.name} ${shipped.version}\n\n${textOf(shipped).trim()}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`)
    .replaceAll('\r', '');

if (import.meta.main) {
  writeFileSync(licensesFile, licensesText());
  console.log(`${licensesFile} has the licenses of ${shippedPackages().length} packages.`);
}
