import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Command } from 'commander';
import { readEnvironment } from '../env.ts';
import { PlainError } from '../plainError.ts';
import { CorruptDatabase, assertSound } from '../store/sqliteFile.ts';
import { sqlitePath } from '../store/store.ts';
import { countRows, flush, type Rows } from './backup.ts';
import { confirm, count, write, writeJson } from './terminal.ts';

/** `restore`: puts a checked backup in the place of the database, and keeps what was there. */
export const addRestore = (program: Command): Command =>
  program
    .command('restore')
    .argument('<file>', 'a backup')
    .description('Put a backup in the place of the database, after checking it')
    .option('--yes', 'do not ask')
    .option('--json', 'for machines')
    .action(async (file: string, options: { yes?: boolean; json?: boolean }) => {
      const path = sqlitePath(readEnvironment().DATABASE_URL);
      if (path === null)
        throw new PlainError('DATABASE_URL names PostgreSQL: restore it with pg_restore.');
      if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`);
      assertBackup(file);
      await confirm(`This puts ${file} in the place of ${path}.`, Boolean(options.yes));
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      const { rows, kept } = await putInPlace(file, path);
      if (options.json) return writeJson({ ...rows, kept });
      const before = kept ? ` What was there before is kept as ${kept}.` : '';
      return write(
        `Restored ${count(rows.signups, 'signup')} and ${count(rows.messages, 'message')}.${before}\n`,
      );
    });

function assertBackup(file: string): void {
  try {
    assertSound(file, 0);
  } catch (error) {
    if (error instanceof CorruptDatabase)
      throw new PlainError(`${file} is damaged or is not a database; nothing was changed.`);
    throw error;
  }
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database
    .prepare("select 1 from sqlite_master where name in ('signups', 'migrations')")
    .all();
  database.close();
  if (tables.length < 2)
    throw new PlainError(`${file} is a database of something else; nothing was changed.`);
}

/** Puts a copy of `file` in the place of `path`; says where what was there is kept, if anything. */
async function putInPlace(
  file: string,
  path: string,
): Promise<{ rows: Rows; kept: string | null }> {
  const draft = `${path}.restoring`;
  try {
    copyFileSync(file, draft);
    chmodSync(draft, 0o600);
    // The copy, not the backup, is brought up to date: the backup stays as it is.
    const rows = await countRows(draft);
    flush(draft);
    const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const aside = `${path}.before-restore-${moment}`;
    const kept = existsSync(path) ? aside : null;
    swap(path, draft, aside);
    return { rows, kept };
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(draft + suffix, { force: true });
  }
}

/**
 * Swaps the files while holding the write lock: a running server notices at its next write, before
 * it acknowledges anything, and goes on with the restored file.
 */
function swap(path: string, draft: string, aside: string): void {
  const current = existsSync(path) ? lock(path) : undefined;
  // The side files go even where the database itself is missing: SQLite would read what they hold
  // into the restored one.
  for (const suffix of ['', '-wal', '-shm'])
    if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix);
  renameSync(draft, path);
  flush(dirname(path));
  current?.close();
}

function lock(path: string): DatabaseSync | undefined {
  let current: DatabaseSync | undefined;
  try {
    current = new DatabaseSync(path, { timeout: 30_000 });
    // Everything of the log into the file first: the log must not stay beside the restored one.
    current.exec('pragma wal_checkpoint(truncate)');
    current.exec('begin immediate');
  } catch {
    // A damaged database is what a restore is for: it is set aside as it is.
  }
  return current;
}
