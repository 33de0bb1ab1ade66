import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, and is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * An empty folder for a copy of the project, and a function that removes it. At the latest, it is removed
 * when this process ends. What killed runs left is removed first: a copy is named after its process.
 */
export function openCopy(root: string): { folder: string; remove: () => void } {
  const copies = join(foldersIn(root).cache, 'copies');
  mkdirSync(copies, { recursive: true });
  const clear = (folder: string): void =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  for (const name of readdirSync(copies))
    if (!isRunning(parseInt(name, 10))) clear(join(copies, name));
  const folder = mkdtempSync(join(copies, `${process.pid}-`));
  const remove = (): void => {
    process.off('exit', remove);
    clear(folder);
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
