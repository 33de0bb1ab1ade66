import { type Env, readEnvironment } from '../env.ts';
import { assertPresent, openStore, type Store } from '../store/store.ts';

/**
 * Opens the owner's database for one command and closes it after.
 *
 * @throws PlainError when there is none: a typo in its name must not look like an empty list.
 */
export async function withStore<Result>(
  work: (store: Store, env: Env) => Promise<Result>,
): Promise<Result> {
  const env = readEnvironment();
  assertPresent(env.DATABASE_URL);
  await using store = await openStore(env.DATABASE_URL);
  return await work(store, env);
}
