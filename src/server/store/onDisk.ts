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
 * Makes a folder for its owner alone, with those around it that are missing. A power cut must not
 * take away a folder with what is on the disk already, so their names are there when this returns.
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
