import { type Env, readEnvironment } from '../env.ts';
import { PlainError } from '../plainError.ts';
import { assertPresent, openStore, sqlitePath, type Store } from '../store/store.ts';

/**
 * Opens the owner's database for one command and closes it after.
 *
 * @throws PlainError when it does not exist: a typo in its name must not look like an empty list.
 */
export async function withStore<Result>(
  work: (store: Store, env: Env) => Promise<Result>,
): Promise<Result> {
  const env = readEnvironment();
  assertPresent(env.DATABASE_URL);
  await using store = await openStore(env.DATABASE_URL);
  return await work(store, env);
}

/**
 * The path of the owner's SQLite database, whether the file exists or not.
 *
 * @param instead - What to do with PostgreSQL, for the error.
 * @throws PlainError on PostgreSQL.
 */
export function requireSqlite(instead: string): { path: string; env: Env } {
  const env = readEnvironment();
  const path = sqlitePath(env.DATABASE_URL);
  if (path === null) throw new PlainError(`DATABASE_URL names PostgreSQL: ${instead}.`);
  return { path, env };
}
