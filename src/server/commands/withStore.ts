import { type Env, readEnvironment } from '../env.ts';
import { PlainError } from '../plainError.ts';
import { assertPresent, openStore, sqlitePath, type Store } from '../store/store.ts';

/**
 * What a command does with the owner's database, as its action. A typo in the database's name must not
 * look like an empty list.
 */
export const withStore =
  <Given extends unknown[]>(
    work: (store: Store & { env: Env }, ...given: Given) => Promise<unknown>,
  ) =>
  async (...given: Given): Promise<void> => {
    const env = readEnvironment();
    assertPresent(env.DATABASE_URL);
    await using store = await openStore(env.DATABASE_URL);
    await work({ ...store, env }, ...given);
  };

/** The path of the owner's SQLite database; on PostgreSQL an error says what to do instead. */
export function requireSqlite(instead: string): { path: string; env: Env } {
  const env = readEnvironment();
  const path = sqlitePath(env.DATABASE_URL);
  if (path === null) throw new PlainError(`DATABASE_URL names PostgreSQL: ${instead}.`);
  return { path, env };
}
