import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a project keeps its pictures and what is known of them. */
export const foldersIn = (root: string) => ({
  /** Hashes and texts of what was approved, in git. */
  approved: join(root, 'visual/approved'),
  /** What the last capture took, and what the comparison made of it. */
  results: join(root, 'test-results/visual'),
  /** Pictures by hash; nothing that cannot be made anew. */
  cache: join(root, '.cache/visual'),
});

/**
 * An empty folder for a copy of the project, with what removes it; it goes with this process at the
 * latest. What a killed run left there goes now.
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
