import { type Env, readEnvironment } from '../env.ts';
import { PlainError } from '../plainError.ts';
import { assertPresent, openStore, sqlitePath, type Store } from '../store/store.ts';

/** Opens the owner's database for one command. A typo in its name must not look like an empty list. */
export async function withStore<Result>(
  work: (store: Store, env: Env) => Promise<Result>,
): Promise<Result> {
  const env = readEnvironment();
  assertPresent(env.DATABASE_URL);
  await using store = await openStore(env.DATABASE_URL);
  return await work(store, env);
}

/** The path of the owner's SQLite database; on PostgreSQL an error says what to do instead. */
export function requireSqlite(instead: string): { path: string; env: Env } {
  const env = readEnvironment();
  const path = sqlitePath(env.DATABASE_URL);
  if (path === null) throw new PlainError(`DATABASE_URL names PostgreSQL: ${instead}.`);
  return { path, env };
}
