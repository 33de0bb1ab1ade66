import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { messageOf } from '../plainError.ts';
import { StoreUnavailable } from './unavailable.ts';

const damaged = (words: string): StoreUnavailable => new StoreUnavailable('SQLITE_CORRUPT', words);

/** SQLite's result code by number, for the codes that are acted on. */
const codes: Record<number, string> = {
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  // A file that is no database, or one whose first page is damaged.
  26: 'SQLITE_CORRUPT',
};

/** The name of the SQLite result code of `error`, or `SQLITE_ERROR`. */
export function sqliteCode(error: unknown): string {
  if (error instanceof StoreUnavailable) return error.code;
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 1;
  return codes[code & 0xff] ?? 'SQLITE_ERROR';
}

/** Whether the code means that the database cannot take the work now, not that the statement is wrong. */
export const isUnavailableCode = (code: string): boolean => Object.values(codes).includes(code);

/** Waits until the content of a file is on the disk. Windows asks for the right to write. */
export function flush(path: string): void {
  const handle = openSync(path, process.platform === 'win32' ? 'r+' : 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Waits until the names in a folder are on the disk. Windows cannot open a folder, and does not need this. */
export function flushNames(folder: string): void {
  if (process.platform !== 'win32') flush(folder);
}

/** Creates a folder for its owner only, with missing parents, and waits until all are on the disk. */
export function makeFolder(path: string): void {
  const outermost = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (outermost === undefined) return;
  const last = dirname(resolve(outermost));
  for (let folder = resolve(path); folder !== last; folder = dirname(folder))
    flushNames(dirname(folder));
}

/**
 * Makes a database where there is none, for its owner only. An existing file is checked without
 * changing it.
 *
 * @throws StoreUnavailable when the file is damaged or is not a database.
 */
export function prepareFile(path: string, busyTimeoutMs: number): void {
  makeFolder(dirname(path));
  if (!existsSync(path)) makeDatabase(path);
  assertPlausible(path);
  assertSound(path, busyTimeoutMs);
}

/** @throws StoreUnavailable when the file is empty: SQLite would take it for a new database. */
export function assertPlausible(path: string): void {
  const { mode, size } = statSync(path);
  if (size === 0) throw damaged('The file is empty.');
  // SQLite creates these files with the rights of the database at that moment. If the database was read-only
  // then and is writable now, they would stay read-only.
  for (const side of [`${path}-wal`, `${path}-shm`]) {
    const found = statSync(side, { throwIfNoEntry: false });
    if (found && found.mode !== mode && found.uid === process.getuid?.()) chmodSync(side, mode);
  }
}

/** Identity of a file, which a new file under the same name does not share; empty if there is no file. */
export function identityOf(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? `${file.dev} ${file.ino}` : '';
}

/** State of a database file, which changes when the file is replaced or written to; empty if there is no file. */
export function stateOf(path: string): string {
  if (path === ':memory:') return path;
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? `${file.dev} ${file.ino} ${file.size} ${file.mtimeMs}` : '';
}

/** Opens a database file for durable work: WAL with FULL sync, deleted content overwritten. */
export function connect(path: string, busyTimeoutMs: number): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma secure_delete = on');
  // The first read creates the log.
  database.prepare('select 1 from sqlite_master').all();
  // From here on `createPatience` waits for locks: SQLite's own waiting would block the thread that sends pages.
  database.exec('pragma busy_timeout = 0');
  return database;
}

/** Creates an empty database that is complete or not there at all, even if the process or the power fails. */
function makeDatabase(path: string): void {
  const draft = `${path}.${process.pid}.new`;
  rmSync(draft, { force: true });
  closeSync(openSync(draft, 'wx', 0o600));
  askFile(draft, 'pragma journal_mode = wal');
  try {
    linkSync(draft, path);
  } catch {
    // Another process was first, or the file system has no hard links.
    if (!existsSync(path)) renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  flushNames(dirname(path));
}

/** Runs one statement on a file that nobody else writes to, and returns its rows. */
export function askFile(path: string, statement: string, options: DatabaseSyncOptions = {}) {
  using database = new DatabaseSync(path, options);
  return database.prepare(statement).all();
}

/** @throws StoreUnavailable when the file at `path` is damaged or is not a database. */
export function assertSound(path: string, busyTimeoutMs: number): void {
  try {
    const options = { readOnly: true, timeout: busyTimeoutMs };
    const rows = askFile(path, 'pragma quick_check(1)', options);
    const verdict = Object.values(rows[0] ?? {})[0];
    if (verdict !== 'ok') throw damaged(String(verdict));
  } catch (error) {
    throw isDamage(error) ? damaged(messageOf(error)) : error;
  }
}

/** Whether a file is damaged or is not a database; false for a file that is locked or gone. */
export function hasDamage(path: string, busyTimeoutMs: number): boolean {
  try {
    assertPlausible(path);
    assertSound(path, busyTimeoutMs);
    return false;
  } catch (error) {
    return isDamage(error);
  }
}

/** Whether `error` says that a file is damaged or is not a database. */
export const isDamage = (error: unknown): boolean => sqliteCode(error) === 'SQLITE_CORRUPT';
