import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Compilable, Kysely } from 'kysely';
import type { Migration } from '../migrations/migration.ts';
import { messageOf, PlainError } from '../plainError.ts';
import type { DatabaseKind } from './databaseKind.ts';
import { migrate } from './migrate.ts';
import type { PostgresTimeouts } from './postgres.ts';
import { SqliteClient, type SqliteWatch } from './sqliteClient.ts';
import type { SqliteStatement } from './sqliteMessages.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import type { Database, Tables } from './tables.ts';
import { StoreUnavailable } from './unavailable.ts';

type Row = Record<string, unknown>;
type Rows = Row[];

/** An open, migrated database. */
export interface Store extends AsyncDisposable {
  kind: DatabaseKind;
  db: Database;
  /** Where it is, without a password. */
  place: string;
  /** Whether what is sent to it crosses a network as plain text. */
  isExposed: boolean;
  /**
   * Runs writes as one: all of them are stored, or none. They share their commit with others.
   *
   * @returns What each returned, in order.
   */
  writeTogether: (queries: readonly Compilable[]) => Promise<Rows[]>;
  /** Whether the file was found damaged; nothing is written to it then. Always false on PostgreSQL. */
  isDamaged: () => boolean;
  /** Reads the whole file to find damage; does nothing on PostgreSQL, which looks after itself. */
  checkSound: () => Promise<void>;
  /** Finishes what is under way and closes it. */
  close: () => Promise<void>;
}

/** Timeouts and grouping of a store. */
interface StoreOptions {
  /**
   * Within how many milliseconds a request is answered: the store times out before. Default: the
   * timeouts of a command that somebody runs by hand.
   */
  answerWithinMs?: number;
  /** The most statements in one SQLite commit; 1 is for comparison only. */
  groupLimit?: number;
  /** Another schema than the newest, where a test needs an older one. */
  migrations?: readonly Migration[];
  /** Callbacks for damage and for the writer's end. */
  watch?: Partial<SqliteWatch>;
}

/** Timeouts in milliseconds. */
interface Timeouts extends PostgresTimeouts {
  /** For a lock of another program on an SQLite file. */
  busyTimeoutMs: number;
}

const operatorTimeouts: Timeouts = { busyTimeoutMs: 30_000, connectMs: 5000, queryMs: 600_000 };

/** Each takes about half of the answer's time: what comes before and after needs some, too. */
const timeoutsOf = ({ answerWithinMs }: StoreOptions): Timeouts =>
  answerWithinMs === undefined
    ? operatorTimeouts
    : {
        busyTimeoutMs: Math.ceil(answerWithinMs * 0.42),
        connectMs: Math.ceil(answerWithinMs * 0.5),
        queryMs: Math.ceil(answerWithinMs * 0.55),
      };

/** The file of a `sqlite:` address, or null for another database. */
export const sqlitePath = (url: string): string | null =>
  url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : null;

/** Where a database is, for people: never with a password. */
export function placeOf(url: string): string {
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
      `There is no database at ${placeOf(url)}: name the right one in DATABASE_URL, or start the server once to make it.`,
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
  const store = path === null ? await openPostgres(url, options) : await openSqlite(path, options);
  try {
    await migrate(store.db, store.kind, options.migrations);
    return store;
  } catch (error) {
    await store.close();
    if (error instanceof PlainError) throw error;
    throw refusal(store, error);
  }
}

async function openSqlite(path: string, options: StoreOptions): Promise<Store> {
  try {
    const { busyTimeoutMs } = timeoutsOf(options);
    const { groupLimit, watch } = options;
    const client = await SqliteClient.open({ path, busyTimeoutMs }, groupLimit, watch);
    const db = new Kysely<Tables>({ dialect: sqliteDialect(client) });
    return {
      kind: 'sqlite',
      db,
      place: path,
      isExposed: false,
      writeTogether: async (queries) => {
        const steps = queries.map((query) => query.compile() as unknown as SqliteStatement);
        const { rows } = await client.run(
          {},
          { kind: 'together', steps: steps.map(({ sql, parameters }) => ({ sql, parameters })) },
        );
        return rows.map(({ rows: own }) => own as Rows);
      },
      isDamaged: () => client.isDamaged,
      checkSound: () => client.checkSound(),
      close: () => db.destroy(),
      [Symbol.asyncDispose]: () => db.destroy(),
    };
  } catch (error) {
    throw refusal({ kind: 'sqlite', place: path }, error);
  }
}

async function openPostgres(url: string, options: StoreOptions): Promise<Store> {
  const timeouts = timeoutsOf(options);
  // Where SQLite is used nothing of it is read.
  const { postgresAddress } = await import('./postgresAddress.ts');
  const { postgresDialect } = await import('./postgres.ts');
  const address = await postgresAddress(url, timeouts.connectMs);
  const db = new Kysely<Tables>({ dialect: postgresDialect(address.url, timeouts) });
  return {
    kind: 'postgres',
    db,
    place: placeOf(url),
    isExposed: address.isExposed,
    writeTogether: (queries) =>
      db.transaction().execute(async (tx) => {
        const results: Rows[] = [];
        for (const query of queries)
          results.push((await tx.executeQuery<Row>(query.compile())).rows);
        return results;
      }),
    isDamaged: () => false,
    checkSound: () => Promise.resolve(),
    close: () => db.destroy(),
    [Symbol.asyncDispose]: () => db.destroy(),
  };
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
