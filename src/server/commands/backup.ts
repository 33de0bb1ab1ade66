import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Command } from 'commander';
import { readEnvironment } from '../env.ts';
import { PlainError } from '../plainError.ts';
import { openStore, sqlitePath } from '../store/store.ts';
import { assertSound, isDamage } from '../store/sqliteFile.ts';
import { count, progress, write, writeJson } from './terminal.ts';

/** `backup`: a copy of the SQLite database, taken while the server runs, and checked. */
export const addBackup = (program: Command): Command =>
  program
    .command('backup')
    .argument('[file]', 'where to; default data/backup-<moment>.db')
    .description('Copy the database while the server runs, and check the copy')
    .option('--json', 'for machines')
    .action(async (file: string | undefined, options: { json?: boolean }) => {
      const path = ownFile();
      const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
      const target = file ?? `${dirname(path)}/backup-${moment}.db`;
      if (existsSync(target))
        throw new PlainError(`${target} exists already: name another file, or remove it first.`);
      const { signups, messages } = await copyDatabase(path, target);
      if (options.json) return writeJson({ file: target, signups, messages });
      return write(
        `${target} holds ${count(signups, 'signup')} and ${count(messages, 'message')}; it was checked and is sound.\n`,
      );
    });

/**
 * The file of the SQLite database.
 *
 * @throws PlainError on PostgreSQL, or when there is no file.
 */
function ownFile(): string {
  const path = sqlitePath(readEnvironment().DATABASE_URL);
  if (path === null)
    throw new PlainError(
      'DATABASE_URL names PostgreSQL: back it up with pg_dump, restore with pg_restore.',
    );
  if (!existsSync(path)) throw new PlainError(`There is no database at ${path} yet.`);
  return path;
}

/** Rows of the tables that hold people. */
export interface Rows {
  signups: number;
  messages: number;
}

/** Copies a live database into `target`, which appears only once the copy is whole and checked. */
export async function copyDatabase(path: string, target: string): Promise<Rows> {
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const draft = `${target}.part`;
  const meter = progress('page');
  const source = new DatabaseSync(path, { readOnly: true, timeout: 30_000 });
  try {
    // One snapshot: otherwise each write of the server would start the copying over.
    source.exec('begin');
    source.prepare('select 1 from sqlite_master').all();
    await backup(source, draft, {
      progress: ({ totalPages, remainingPages }) => meter.at(totalPages - remainingPages),
    });
    await chmod(draft, 0o600);
    assertSound(draft, 0);
    const rows = await countRows(draft);
    makeSingleFile(draft);
    flush(draft);
    await rename(draft, target);
    flush(dirname(target));
    return rows;
  } catch (error) {
    if (isDamage(error)) throw new PlainError(`${path} is damaged, so no backup was made of it.`);
    throw error;
  } finally {
    source.close();
    meter.end();
    for (const leftover of [draft, `${draft}-wal`, `${draft}-shm`])
      await rm(leftover, { force: true });
  }
}

/** Brings a copy's schema up to date and counts its rows: proof that the site can use it. */
export async function countRows(path: string): Promise<Rows> {
  const store = await openStore(`sqlite:${path}`, { patience: 'operator' });
  try {
    const of = async (table: 'signups' | 'messages') => {
      const row = await store.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    };
    return { signups: await of('signups'), messages: await of('messages') };
  } finally {
    await store.close();
  }
}

/** Folds the write-ahead log into the file, so that the copy is one file. */
function makeSingleFile(path: string): void {
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = delete');
  database.close();
}

/** Waits until a file or folder is on the disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
