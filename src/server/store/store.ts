import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { messageOf, PlainError } from '../plainError.ts';
import { migrate } from './migrate.ts';
import { DatabaseFile } from './databaseFile.ts';
import { findDamage } from './findDamage.ts';
import { sqliteCode } from './sqliteFile.ts';
import type { Database, DatabaseKind, Tables } from './tables.ts';
import { remedies } from './unavailable.ts';

/** An open, migrated database. */
export interface Store extends AsyncDisposable {
  kind: DatabaseKind;
  db: Database;
  /** Whether the file was found damaged; nothing is written to it then. Always false on PostgreSQL. */
  isDamaged: () => boolean;
  /** Reads the whole file to find damage; does nothing on PostgreSQL, which looks after itself. */
  checkSound: () => Promise<void>;
  /** Finishes the work in progress and closes the database. */
  close: () => Promise<void>;
}

interface StoreOptions {
  /** Milliseconds within which a request must be answered. Default: the longer timeouts of a command. */
  answerWithinMs?: number;
  /** Called with true when the file is found damaged, and with false when a sound file has replaced it. */
  onDamage?: (isDamaged: boolean) => void;
}

/** Timeouts for a lock, a connection and a query; each leaves a request enough time for the rest of its work. */
function timeoutsOf({ answerWithinMs }: StoreOptions) {
  if (answerWithinMs === undefined) return { lockMs: 30_000, connectMs: 5000, queryMs: 600_000 };
  const share = (part: number) => Math.ceil(answerWithinMs * part);
  return { lockMs: share(0.42), connectMs: share(0.5), queryMs: share(0.55) };
}

/**
 * Path of the file in a `sqlite:` address; null for any other address. Where the path is a link, that of the
 * file it leads to: SQLite keeps the log beside that file, and a restore must replace it and not the link.
 */
export function sqlitePath(url: string): string | null {
  if (!url.startsWith('sqlite:')) return null;
  const path = url.slice('sqlite:'.length);
  return existsSync(path) ? realpathSync(path) : path;
}

/** Where a database is, to be shown to people: never contains the password. */
export function locationOf(url: string): string {
  const path = sqlitePath(url);
  if (path !== null) return path === ':memory:' ? path : resolve(path);
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** @throws PlainError when the file of an SQLite database is not there. */
export function assertPresent(url: string): void {
  const path = sqlitePath(url);
  if (path !== null && path !== ':memory:' && !existsSync(path))
    throw new PlainError(
      `There is no database at ${locationOf(url)}: name the right one in DATABASE_URL, or start the server once to make it.`,
    );
}

/**
 * Opens the database and brings its schema up to date.
 *
 * @param url - `sqlite:path/to/file.db`, `sqlite::memory:` or `postgres://…`
 * @throws PlainError when the database cannot be used; its message names the remedy.
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const path = sqlitePath(url);
  let store: Store | undefined;
  try {
    store = path === null ? await openPostgres(url, options) : openSqlite(path, options);
    await migrate(store.db, store.kind);
    return store;
  } catch (error) {
    await store?.close();
    throw error instanceof PlainError ? error : openError(url, error);
  }
}

function openSqlite(path: string, options: StoreOptions): Store {
  const { lockMs } = timeoutsOf(options);
  const file = new DatabaseFile(path, lockMs, options.onDamage ?? (() => {}));
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => file,
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (of) => new SqliteIntrospector(of),
    },
  });
  const close = async () => {
    await db.destroy();
    // Kysely closes only a connection that it has used.
    await file.destroy();
  };
  return {
    kind: 'sqlite',
    db,
    isDamaged: () => file.isDamaged,
    checkSound: async () => {
      if (file.isDamaged || !(await findDamage(path))) return;
      await db.connection().execute(() => Promise.resolve(file.markDamaged()));
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function openPostgres(url: string, options: StoreOptions): Promise<Store> {
  // Imported here, so that a server on SQLite does not load the PostgreSQL client.
  const { postgresDialect } = await import('./postgres.ts');
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, timeoutsOf(options)) });
  return {
    kind: 'postgres',
    db,
    isDamaged: () => false,
    checkSound: () => Promise.resolve(),
    close: () => db.destroy(),
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

function openError(url: string, error: unknown): PlainError {
  const words = messageOf(error);
  const path = sqlitePath(url);
  if (path === null)
    return new PlainError(
      `The PostgreSQL database at ${locationOf(url)} cannot be used (${words || 'no connection'}): check that it runs and that DATABASE_URL names the right host, user and database.`,
    );
  const code = sqliteCode(error);
  const remedy =
    remedies[code] ??
    (code === 'SQLITE_ERROR'
      ? `is not a whole database of this site (${words}): put a backup in its place`
      : `cannot be used (${words}): check the disk and the rights of the file and its folder`);
  return new PlainError(
    `The database file ${path} ${remedy}, or name another file in DATABASE_URL.`,
  );
}
