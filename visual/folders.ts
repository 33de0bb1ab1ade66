import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a project keeps its pictures and results. */
export const foldersIn = (root: string) => ({
  /** Approved hashes and texts, in git. */
  approved: join(root, 'visual/approved'),
  /** The last capture and the last comparison. */
  results: join(root, 'test-results/visual'),
  /** Pictures by hash, and other files that can be made again. */
  cache: join(root, '.cache/visual'),
});

/**
 * An empty folder for a copy of the project, and a function that removes it. At the latest, it is removed
 * when this process ends. Leftovers of a killed run are removed first.
 */
export function openCopy(root: string): { folder: string; remove: () => void } {
  const folder = join(foldersIn(root).cache, 'copy');
  const remove = (): void => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  remove();
  mkdirSync(folder, { recursive: true });
  process.once('exit', remove);
  return { folder, remove };
}

/** What a JSON file holds; undefined where there is none. */
export function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Writes a JSON file, and the folder that it lies in. */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, undefined, 1)}\n`);
}
