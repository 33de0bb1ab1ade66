import { Kysely } from 'kysely';
import { messageOf, PlainError } from '../plainError.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { SqliteClient } from './sqliteClient.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import type { Tables } from './tables.ts';
import { StoreUnavailable } from './unavailable.ts';

/** Which database holds the data. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** An open, migrated database. */
export interface Store {
  kind: DatabaseKind;
  db: Kysely<Tables>;
  /** Where it is, without a password. */
  place: string;
  /** Finishes what is under way and closes it. */
  close: () => Promise<void>;
}

/** How patient the store is, and how it groups. */
export interface StoreOptions {
  /** `server` gives up in time to answer 503 within 2 s; `operator` waits half a minute. */
  patience: 'server' | 'operator';
  /** The most statements in one SQLite commit; 1 is for comparison only. */
  groupLimit?: number;
}

const limits = {
  server: { busyTimeoutMs: 750, connectMs: 900, queryMs: 1000 },
  operator: { busyTimeoutMs: 30_000, connectMs: 5000, queryMs: 600_000 },
};

/** The file of a `sqlite:` address, or null for another database. */
export const sqlitePath = (url: string): string | null =>
  url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : null;

/**
 * Opens the database and brings its schema up to date.
 *
 * @param url - `sqlite:path/to/file.db`, `sqlite::memory:` or `postgres://…`
 * @throws PlainError when it cannot be used, with the remedy.
 */
export async function openStore(url: string, options: StoreOptions): Promise<Store> {
  const path = sqlitePath(url);
  const store = path === null ? openPostgres(url, options) : await openSqlite(path, options);
  try {
    await migrate(store.db, store.kind);
    return store;
  } catch (error) {
    await store.close();
    if (error instanceof PlainError) throw error;
    throw refusal(store, error);
  }
}

async function openSqlite(path: string, options: StoreOptions): Promise<Store> {
  try {
    const { busyTimeoutMs } = limits[options.patience];
    const client = await SqliteClient.open({ path, busyTimeoutMs }, options.groupLimit);
    const db = new Kysely<Tables>({ dialect: sqliteDialect(client) });
    return { kind: 'sqlite', db, place: path, close: () => db.destroy() };
  } catch (error) {
    throw refusal({ kind: 'sqlite', place: path }, error);
  }
}

function openPostgres(url: string, options: StoreOptions): Store {
  const { host, pathname } = new URL(url);
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, limits[options.patience]) });
  return { kind: 'postgres', db, place: `${host}${pathname}`, close: () => db.destroy() };
}

function refusal({ kind, place }: Pick<Store, 'kind' | 'place'>, error: unknown): PlainError {
  const code = error instanceof StoreUnavailable ? error.code : '';
  if (kind === 'postgres')
    return new PlainError(
      `The PostgreSQL database at ${place} cannot be used (${messageOf(error) || 'no connection'}): check that it runs and that DATABASE_URL names the right host, user and database.`,
    );
  if (code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB')
    return new PlainError(
      `The database file ${place} is damaged or is not a database, and was left as it is: put a backup in its place with "npm run waitlist -- restore FILE", or name another file in DATABASE_URL.`,
    );
  if (code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED')
    return new PlainError(
      `The database file ${place} is locked by another program: end that program, then start again.`,
    );
  if (code === 'SQLITE_FULL')
    return new PlainError(
      `The disk that holds ${place} is full: free some space, then start again.`,
    );
  return new PlainError(
    `The database file ${place} is not writable (${messageOf(error)}): give this user write access to the file and its folder, or name another file in DATABASE_URL.`,
  );
}
