import { existsSync } from 'node:fs';
import { type Env, readEnvironment } from '../env.ts';
import { openStore, sqlitePath, type Store } from '../store/store.ts';

/**
 * Opens the owner's database for one command and closes it after.
 *
 * @param access - `read` leaves a missing SQLite file missing: it reads as empty.
 */
export async function withStore<Result>(
  access: 'read' | 'write',
  work: (store: Store, env: Env) => Promise<Result>,
): Promise<Result> {
  const env = readEnvironment();
  const path = sqlitePath(env.DATABASE_URL);
  const isMissing = path !== null && !existsSync(path);
  const url = access === 'read' && isMissing ? 'sqlite::memory:' : env.DATABASE_URL;
  const store = await openStore(url, { patience: 'operator' });
  try {
    return await work(store, env);
  } finally {
    await store.close();
  }
}
