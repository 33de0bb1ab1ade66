import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { PlainError } from '../plainError.ts';
import { countPeople, type PeopleRows } from '../repositories/rows.ts';
import { askFile, assertSound, flush, flushNames, isDamage, makeFolder } from './sqliteFile.ts';
import { openStore, type Store } from './store.ts';

/**
 * Copies a database, in use or not, with the content of its write-ahead log into `target`. Only the owner may
 * read the copy. It appears under its name once it is complete, checked, migrated and on the disk.
 *
 * @throws PlainError when the database is damaged, or is not one the site can use.
 */
export async function copyDatabase(path: string, target: string): Promise<PeopleRows> {
  makeFolder(dirname(target));
  const draft = `${target}.part`;
  removeFiles(draft);
  const source = new DatabaseSync(path, { readOnly: true, timeout: 30_000 });
  try {
    // Holds one snapshot: otherwise each write of the server would restart the copy.
    source.exec('begin');
    source.prepare('select 1 from sqlite_master').all();
    closeSync(openSync(draft, 'wx', 0o600));
    await backup(source, draft);
    assertSound(draft, 0);
    const rows = await proveUsable(draft, path);
    // Moves the write-ahead log into the database file, so that the copy is one file.
    askFile(draft, 'pragma journal_mode = delete');
    flush(draft);
    renameSync(draft, target);
    flushNames(dirname(target));
    return rows;
  } catch (error) {
    if (isDamage(error)) throw new PlainError(`${path} is damaged, so no copy was made of it.`);
    throw error;
  } finally {
    source.close();
    removeFiles(draft);
  }
}

function removeFiles(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true });
}

/** Brings a copy of `origin` up to date and counts its rows: proof that the site can use it. */
async function proveUsable(path: string, origin: string): Promise<PeopleRows> {
  // Checked first: in another program's database, `openStore` would simply create our tables, empty.
  const ours = "type = 'table' and name in ('signups', 'migrations')";
  if (askFile(path, `select 1 from sqlite_master where ${ours}`).length < 2)
    throw new PlainError(
      `${origin} is a database of something else, or a copy of one of this site without its log (${origin}-wal): "waitlist backup" makes whole copies. No copy was made of it.`,
    );
  await using store = await openStore(`sqlite:${path}`);
  await using empty = await openStore('sqlite::memory:');
  const columnsOf = async ({ db }: Store) =>
    (await db.introspection.getTables()).flatMap(({ name: table, columns }) =>
      columns.map(({ name }) => `${table}.${name}`),
    );
  const columns = await columnsOf(store);
  const missing = (await columnsOf(empty)).find((column) => !columns.includes(column));
  if (missing !== undefined)
    throw new PlainError(`${origin} lacks ${missing}, so it is not a whole database of this site.`);
  return await countPeople(store.db);
}
