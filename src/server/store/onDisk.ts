import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Waits until what a file holds is on the disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Waits until the names in a folder are on the disk. Windows opens no folder, and needs no such thing. */
export function flushNames(folder: string): void {
  if (process.platform !== 'win32') flush(folder);
}

/**
 * Makes a folder that only its owner can read, with missing parents. All their names are flushed to the
 * disk before this returns, so that a power cut cannot lose a folder whose files were flushed.
 */
export function makeFolder(path: string): void {
  const outermost = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (outermost === undefined) return;
  const last = dirname(resolve(outermost));
  let folder = resolve(path);
  while (folder !== last) {
    folder = dirname(folder);
    flushNames(folder);
  }
}
