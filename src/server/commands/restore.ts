import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import { PlainError } from '../plainError.ts';
import type { PeopleRows } from '../repositories/rows.ts';
import { copyDatabase } from '../store/copyDatabase.ts';
import { backupName, keptName } from '../store/keptFiles.ts';
import { askFile, flushNames, identityOf, sqliteCode } from '../store/sqliteFile.ts';
import { assertPresent } from '../store/store.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { assertAgreed, report, requireSqlite } from './command.ts';
import { countOfBoth } from '../words.ts';

/** @throws PlainError when the file exists already. */
export function assertNew(file: string): void {
  if (existsSync(file))
    throw new PlainError(`${file} exists already: name another file, or remove it first.`);
}

/**
 * Replaces the database `path` by a copy of the backup `file`. The copy gets the current schema; `file` itself
 * stays as it is.
 *
 * @param timeoutMs - How long to wait for other programs that use the database.
 * @returns Counts of the restored rows, and the path where the former database is kept; null if none existed.
 */
export async function replaceDatabase(
  file: string,
  path: string,
  timeoutMs = 30_000,
): Promise<{ rows: PeopleRows; kept: string | null }> {
  const draft = `${path}.restoring`;
  try {
    const rows = await copyDatabase(file, draft);
    // A trigger would run with the site's rights at the next write.
    const programs = "select 1 from sqlite_master where type in ('trigger', 'view')";
    if (askFile(draft, programs).length > 0)
      throw new PlainError(`${file} holds triggers or views; nothing was changed.`);
    takeRights(draft, path);
    const aside = keptName(path, 'before-restore', new Date());
    const kept = existsSync(path) ? aside : null;
    // While the lock is held, a running server can acknowledge nothing that would be lost. It notices the
    // exchange at its next write.
    using _lock = kept === null ? undefined : await lockWhole(path, timeoutMs);
    exchange(path, draft, aside);
    flushNames(dirname(path));
    return { rows, kept };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Gives the draft the owner and rights of the database that it replaces, so that the server can read it. */
function takeRights(draft: string, path: string): void {
  const before = statSync(path, { throwIfNoEntry: false });
  const { uid, gid } = before ?? statSync(dirname(path));
  if (before) chmodSync(draft, before.mode & 0o777);
  if (statSync(draft).uid === uid) return;
  try {
    chownSync(draft, uid, gid);
  } catch {
    throw new PlainError(
      `${path} belongs to another user (number ${uid}); nothing was changed. Run the command as that user or as root.`,
    );
  }
}

/**
 * Replaces `path` by `draft` and keeps the former database as `aside`. At every moment there is a database
 * at `path`, even if this process is killed halfway: a server that opens it always finds one.
 */
export function exchange(path: string, draft: string, aside: string): void {
  try {
    if (existsSync(path)) linkSync(path, aside);
  } catch {
    // The file system has no hard links.
    copyFileSync(path, aside);
  }
  // The side files are moved even if the database itself is missing: otherwise SQLite would read what they
  // hold into the restored one.
  for (const suffix of ['-wal', '-shm'])
    if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix);
  renameSync(draft, path);
}

/**
 * Empties the log of a database and takes its write lock, so that the one file holds everything that was
 * acknowledged. Undefined for a damaged database, which is kept as it is, without a lock.
 */
async function lockWhole(path: string, timeoutMs: number): Promise<DatabaseSync | undefined> {
  const dueAt = performance.now() + timeoutMs;
  const current = new DatabaseSync(path, { timeout: timeoutMs });
  try {
    for (;;) {
      const verdict = current.prepare('pragma wal_checkpoint(truncate)').get();
      current.exec('begin immediate');
      // A server may have written between the two statements: the log is then not empty.
      const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
      if (verdict?.['busy'] === 0 && !log?.size) return current;
      current.exec('rollback');
      if (performance.now() > dueAt) throw new StoreUnavailable('SQLITE_BUSY');
      await pause(20);
    }
  } catch (error) {
    current.close();
    const code = sqliteCode(error);
    if (code === 'SQLITE_CORRUPT' || code === 'SQLITE_IOERR') return undefined;
    if (code !== 'SQLITE_BUSY') throw error;
    throw new PlainError(
      `Another program keeps ${path} in use; nothing was changed. End it (a forgotten sqlite3 shell, usually) and run the command again.`,
    );
  }
}

export const backupCommands = [
  new Command('backup')
    .argument('[file]', 'where to; default a new file in BACKUP_DIR, or beside the database')
    .description('Copy the database while the server runs, and check the copy')
    .action(async (file: string | undefined, options: { json?: boolean }) => {
      const { path, env } = requireSqlite('back it up with pg_dump');
      assertPresent(env.DATABASE_URL);
      const target = file ?? join(env.BACKUP_DIR ?? dirname(path), backupName(new Date()));
      assertNew(target);
      const rows = await copyDatabase(path, target);
      const words = `${target} holds ${countOfBoth(rows)}; it was checked and is sound.`;
      return report(options, { file: target, ...rows }, words);
    }),
  new Command('restore')
    .argument('<file>', 'a backup')
    .description('Replace the database with a backup, after checking the backup')
    .option('--yes', 'really replace it')
    .action(async (file: string, options: { yes?: boolean; json?: boolean }) => {
      const { path } = requireSqlite('restore it with pg_restore');
      if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`);
      if (identityOf(file) === identityOf(path))
        throw new PlainError(`${file} is the database itself; nothing was changed.`);
      assertAgreed(options, `This replaces ${path} with ${file}.`);
      const { rows, kept } = await replaceDatabase(file, path);
      const before = kept ? ` What was there before is kept as ${kept}.` : '';
      return report(options, { ...rows, kept }, `Restored ${countOfBoth(rows)}.${before}`);
    }),
];
