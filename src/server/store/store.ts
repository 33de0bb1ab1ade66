import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Migration } from '../migrations/migrations.ts';
import { messageOf, PlainError } from '../plainError.ts';
import { migrate } from './migrate.ts';
import { DatabaseFile } from './databaseFile.ts';
import { FileDriver } from './fileDriver.ts';
import { sqliteCode } from './sqliteFile.ts';
import type { Database, DatabaseKind, Tables } from './tables.ts';
import { remedies } from './unavailable.ts';

/** An open, migrated database. */
export interface Store extends AsyncDisposable {
  kind: DatabaseKind;
  db: Database;
  /** Where it is, without a password. */
  location: string;
  /** Whether the file was found damaged; nothing is written to it then. Always false on PostgreSQL. */
  isDamaged: () => boolean;
  /** Reads the whole file to find damage; does nothing on PostgreSQL, which looks after itself. */
  checkSound: () => Promise<void>;
  /** Finishes what is under way and closes it. */
  close: () => Promise<void>;
}

interface StoreOptions {
  /** Within how many milliseconds a request is answered. Default: the patience of who runs a command. */
  answerWithinMs?: number;
  /** Another schema than the newest, where a test needs an older one. */
  migrations?: readonly Migration[];
  /** Told when the file is found damaged, and when another, sound one is in place. */
  onDamage?: (isDamaged: boolean) => void;
}

/** How long to wait for a lock, a connection and a query; each leaves a request time for the rest. */
function timeoutsOf({ answerWithinMs }: StoreOptions) {
  if (answerWithinMs === undefined) return { lockMs: 30_000, connectMs: 5000, queryMs: 600_000 };
  const share = (part: number) => Math.ceil(answerWithinMs * part);
  return { lockMs: share(0.42), connectMs: share(0.5), queryMs: share(0.55) };
}

/** The file of a `sqlite:` address, else null. */
export const sqlitePath = (url: string): string | null =>
  url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : null;

/** Where a database is, for people: never with a password. */
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
 * @throws PlainError when it cannot be used, with the remedy.
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const path = sqlitePath(url);
  const store = path === null ? await openPostgres(url, options) : openSqlite(path, options);
  try {
    await migrate(store.db, store.kind, options.migrations);
    return store;
  } catch (error) {
    await store.close();
    if (error instanceof PlainError) throw error;
    throw openError(store, error);
  }
}

function openSqlite(path: string, options: StoreOptions): Store {
  try {
    const { lockMs } = timeoutsOf(options);
    const file = new DatabaseFile(path, lockMs, options.onDamage ?? (() => {}));
    const db = new Kysely<Tables>({
      dialect: {
        createDriver: () => new FileDriver(file, lockMs),
        createAdapter: () => new SqliteAdapter(),
        createQueryCompiler: () => new SqliteQueryCompiler(),
        createIntrospector: (of) => new SqliteIntrospector(of),
      },
    });
    const close = async () => {
      await db.destroy();
      // Kysely closes only what it has used.
      file.close();
    };
    return {
      kind: 'sqlite',
      db,
      location: path,
      isDamaged: () => file.isDamaged,
      checkSound: async () => {
        if (file.isDamaged || !(await file.findDamage())) return;
        await db.connection().execute(() => Promise.resolve(file.markDamaged()));
      },
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    throw openError({ kind: 'sqlite', location: path }, error);
  }
}

async function openPostgres(url: string, options: StoreOptions): Promise<Store> {
  // Where SQLite is used nothing of it is read.
  const { postgresDialect } = await import('./postgres.ts');
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, timeoutsOf(options)) });
  return {
    kind: 'postgres',
    db,
    location: locationOf(url),
    isDamaged: () => false,
    checkSound: () => Promise.resolve(),
    close: () => db.destroy(),
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

function openError(
  { kind, location }: Pick<Store, 'kind' | 'location'>,
  error: unknown,
): PlainError {
  const words = messageOf(error);
  if (kind === 'postgres')
    return new PlainError(
      `The PostgreSQL database at ${location} cannot be used (${words || 'no connection'}): check that it runs and that DATABASE_URL names the right host, user and database.`,
    );
  const code = sqliteCode(error);
  const remedy =
    remedies[code] ??
    (code === 'SQLITE_ERROR'
      ? `is not a whole database of this site (${words}): put a backup in its place`
      : `cannot be used (${words}): check the disk and the rights of the file and its folder`);
  return new PlainError(
    `The database file ${location} ${remedy}, or name another file in DATABASE_URL.`,
  );
}
