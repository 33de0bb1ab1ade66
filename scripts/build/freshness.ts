import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Everything a build reads. A change in one of them asks for a new build. */
const sources = ['src', 'public', 'scripts', 'vite.config.ts', 'package-lock.json'];

async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** One value that changes when any source of the build, or the environment it bakes in, does. */
export async function sourcesHash(): Promise<string> {
  const files = (await Promise.all(sources.map(filesOf))).flat().toSorted();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) hash.update(file).update(contents[index] ?? '');
  const values = Object.keys(process.env)
    .filter((name) => /^(?:SITE_|INDEXNOW_)/.test(name))
    .toSorted()
    .map((name) => `${name}=${process.env[name]}`);
  return hash.update(values.join('\n')).digest('hex');
}

const stampOf = (folder: string): string => join(folder, 'sources-sha256');

/** Notes which sources a finished build was made of. */
export const stampBuild = (folder: string, hash: string): Promise<void> =>
  writeFile(stampOf(folder), hash);

/** True when the folder holds a finished build of exactly these sources. */
export async function isBuiltFrom(folder: string, hash: string): Promise<boolean> {
  return (await readFile(stampOf(folder), 'utf8').catch(() => '')) === hash;
}
