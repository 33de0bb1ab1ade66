import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
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

/** Makes a temporary folder, and a function that removes it. The end of the process removes it at the latest. */
export function openCopy(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'visual-'));
  const remove = (): void => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', remove);
  return { folder, remove };
}

/** What a JSON file holds; undefined where there is none. */
export const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Writes a JSON file, and the folder that it lies in. */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, undefined, 1)}\n`);
}

/** The file at `path`, or every file in the folder at `path`; empty if nothing is there. */
export function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(join(root, name)).isFile());
}
