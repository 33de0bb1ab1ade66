import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** What a JSON file holds; undefined where there is none. */
export function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Writes a JSON file, and the folder that it lies in. */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, undefined, 1)}\n`);
}
