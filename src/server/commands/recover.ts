import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { Command } from 'commander';
import { PlainError } from '../plainError.ts';
import { allBackupsIn, backupsIn, newestDamaged } from '../store/keptFiles.ts';
import { assertSound, hasDamage } from '../store/sqliteFile.ts';
import { openStore } from '../store/store.ts';
import { assertNew } from './restore.ts';
import { report, requireSqlite } from './command.ts';
import { countOfBoth } from '../words.ts';

type Row = Record<string, SQLOutputValue>;

/** The tables that are recovered, each after the tables that it refers to. */
const tables = ['signups', 'messages', 'outbox', 'settings'] as const;

export const recoverCommand = new Command('recover')
  .argument('<file>', 'the new database to make')
  .description('Make a new database of what a damaged one still holds, and of a backup')
  .action(async (target: string, options: { json?: boolean }) => {
    const { path, env } = requireSqlite('it recovers by itself');
    assertNew(target);
    const damaged = newestDamaged(path);
    if (!existsSync(damaged)) throw new PlainError(`There is no file ${damaged}.`);
    const folder = env.BACKUP_DIR ?? dirname(path);
    // `findLast` prefers backups that are not dated in the future. Those come first: one of them, made before
    // the clock was set back, is still better than none.
    const backups = [...allBackupsIn(folder), ...backupsIn(folder, new Date())];
    const backup = backups.findLast((file) => !hasDamage(file, 0));
    await (await openStore(`sqlite:${target}`)).close();
    const read = addFrom(damaged, target);
    // The backup is used only if parts cannot be read: people deleted since it was made must not come back.
    const filled = read.isWhole || backup === undefined ? undefined : addFrom(backup, target);
    assertSound(target, 0);
    const ending = read.isWhole
      ? 'All of it could be read.'
      : filled === undefined
        ? 'Parts of it could not be read, and there is no sound backup.'
        : `Parts of it could not be read: ${countOfBoth(filled)} more are from the backup ${backup}; delete again everyone you deleted since.`;
    return report(
      options,
      { target, damaged, read, backup, filled },
      `${target} holds ${countOfBoth(read)} from ${damaged}. ${ending} Use it with "restore ${target}".`,
    );
  });

/** Adds every readable row of `file` that `target` lacks; returns how many, and whether all could be read. */
function addFrom(file: string, target: string) {
  using source = new DatabaseSync(file);
  using into = new DatabaseSync(target);
  const added = { signups: 0, messages: 0, outbox: 0, settings: 0, isWhole: true };
  for (const table of tables) {
    const { rows, isWhole } = readable(source, table);
    added.isWhole &&= isWhole;
    into.exec('begin');
    for (const row of rows) {
      const names = Object.keys(row);
      const insert = `insert or ignore into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`;
      try {
        added[table] += Number(into.prepare(insert).run(...Object.values(row)).changes);
      } catch {
        // Left out: a row from a damaged page may break a constraint of its table.
      }
    }
    into.exec('commit');
  }
  return added;
}

/** The readable rows of a table. After an unreadable page it tries up to 100,000 further row numbers. */
function readable(source: DatabaseSync, table: string): { rows: Row[]; isWhole: boolean } {
  const query = `select rowid as row_number, * from ${table} where rowid > ? order by rowid`;
  const rows: Row[] = [];
  let last = 0;
  let isWhole = true;
  for (let gap = 0; gap < 100_000; gap += 1)
    try {
      const found = source.prepare(query).iterate(last + gap) as Iterable<Row>;
      for (const { row_number: number, ...row } of found) {
        rows.push(row);
        last = Number(number);
        gap = 0;
      }
      return { rows, isWhole };
    } catch {
      // Goes on after the next row number: that row may be on a readable page of the file.
      isWhole = false;
    }
  return { rows, isWhole };
}
