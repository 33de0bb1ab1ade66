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
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { PlainError } from '../plainError.ts';
import type { PeopleRows } from '../repositories/rows.ts';
import { copyDatabase } from '../store/copyDatabase.ts';
import { keptName } from '../store/keptFiles.ts';
import { flushNames, identityOf, isDamage, sqliteCode } from '../store/sqliteFile.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { confirm, countOfBoth, report } from './terminal.ts';
import { requireSqlite } from './withStore.ts';

/** `restore`: replaces the database by a checked backup, and keeps what was there. */
export const addRestore = (program: Command): Command =>
  program
    .command('restore')
    .argument('<file>', 'a backup')
    .description('Replace the database with a backup, after checking the backup')
    .option('--yes', 'do not ask')
    .action(async (file: string, options: { yes?: boolean; json?: boolean }) => {
      const { path } = requireSqlite('restore it with pg_restore');
      if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`);
      if (identityOf(file) === identityOf(path))
        throw new PlainError(`${file} is the database itself; nothing was changed.`);
      await confirm(`This replaces ${path} with ${file}.`, Boolean(options.yes));
      const { rows, kept } = await replaceDatabase(file, path);
      const before = kept ? ` What was there before is kept as ${kept}.` : '';
      return report(options, { ...rows, kept }, `Restored ${countOfBoth(rows)}.${before}`);
    });

/**
 * Replaces `path` by a copy of `file`, brought up to date. A running server notices at its next write,
 * before it acknowledges anything, and goes on with the restored file.
 *
 * @param timeoutMs - How long other programs may keep the database in use.
 * @returns What was restored, and where what was there is kept, if anything was.
 * @throws PlainError when the backup cannot be used or the database is in use; nothing is changed.
 */
export async function replaceDatabase(
  file: string,
  path: string,
  timeoutMs = 30_000,
): Promise<{ rows: PeopleRows; kept: string | null }> {
  const draft = `${path}.restoring`;
  try {
    const rows = await copyDatabase(file, draft);
    refusePrograms(draft, file);
    takeRights(draft, path);
    const aside = keptName(path, 'before-restore', new Date());
    const kept = existsSync(path) ? aside : null;
    const current = kept ? await lockWhole(path, timeoutMs) : undefined;
    exchange(path, draft, aside);
    flushNames(dirname(path));
    current?.close();
    return { rows, kept };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @throws PlainError when it holds a trigger, which would run with the site's rights at the next write. */
function refusePrograms(draft: string, file: string): void {
  using database = new DatabaseSync(draft, { readOnly: true });
  const found = database.prepare("select 1 from sqlite_master where type in ('trigger', 'view')");
  if (found.get()) throw new PlainError(`${file} holds triggers or views; nothing was changed.`);
}

/**
 * Gives the draft the owner and rights of the file it replaces, or the owner of the folder: whoever
 * runs the command, the server must be able to read it.
 *
 * @throws PlainError when this user may not give files away.
 */
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
 * Replaces `path` by `draft` and keeps what was there as `aside`. There is a database at `path` at every
 * moment: a server that looks, or starts after a kill, never finds none.
 */
export function exchange(path: string, draft: string, aside: string): void {
  if (existsSync(path))
    try {
      linkSync(path, aside);
    } catch {
      // A file system without hard links.
      copyFileSync(path, aside);
    }
  // Also where the database itself is missing: SQLite would read them into the restored one.
  for (const suffix of ['-wal', '-shm'])
    if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix);
  renameSync(draft, path);
}

/**
 * Takes the write lock of a database at a moment when its log is empty, so that the one file holds
 * everything that was acknowledged.
 *
 * @returns The connection that holds the lock; undefined for a damaged database, which is set aside as
 *   it is.
 * @throws PlainError when other programs keep the log in use.
 */
async function lockWhole(path: string, timeoutMs: number): Promise<DatabaseSync | undefined> {
  const dueAt = performance.now() + timeoutMs;
  const current = new DatabaseSync(path, { timeout: timeoutMs });
  try {
    for (;;) {
      const verdict = current.prepare('pragma wal_checkpoint(truncate)').get();
      current.exec('begin immediate');
      // A server may have written in between.
      const logSize = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
      if (verdict?.['busy'] === 0 && logSize === 0) return current;
      current.exec('rollback');
      if (performance.now() > dueAt) throw new StoreUnavailable('SQLITE_BUSY');
      await pause(20);
    }
  } catch (error) {
    current.close();
    const code = sqliteCode(error);
    if (isDamage(error) || code === 'SQLITE_IOERR') return undefined;
    if (code !== 'SQLITE_BUSY') throw error;
    throw new PlainError(
      `Another program keeps ${path} in use; nothing was changed. End it (a forgotten sqlite3 shell, usually) and run the command again.`,
    );
  }
}
