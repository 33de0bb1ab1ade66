import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { PlainError } from '../plainError.ts';
import type { Store } from './store.ts';
import { StoreUnavailable } from './unavailable.ts';

/**
 * Rewrites what stores people's data, so that deleted rows are gone from the disk, too: the file and its log
 * on SQLite, the tables on PostgreSQL, which recycles its log by itself.
 *
 * @throws PlainError when another program kept the log in use.
 */
export async function scrub(store: Store): Promise<void> {
  if (store.kind === 'postgres') {
    for (const table of ['signups', 'messages', 'outbox'] as const)
      await sql`vacuum full ${sql.table(table)}`.execute(store.db);
    await sql`checkpoint`.execute(store.db).catch(() => {
      // Only an administrator may request a checkpoint; otherwise PostgreSQL makes one within minutes.
    });
    return;
  }
  try {
    await sql`vacuum`.execute(store.db);
  } catch (error) {
    if (!(error instanceof StoreUnavailable) || error.code !== 'SQLITE_FULL') throw error;
    throw new PlainError(
      `The rows are removed, but the disk is too full to rebuild the file, which may still hold them: free twice the size of the file and run the command again.`,
    );
  }
  const dueAt = performance.now() + 30_000;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store.db);
    if (rows[0]?.busy === 0) return;
    if (performance.now() > dueAt)
      throw new PlainError(
        'The rows are removed, but another program uses the write-ahead log, which may still hold them: end it and run the command again.',
      );
    // While another program uses the log, the pragma answers `busy` and does not fail, so it is repeated here.
    await pause(50);
  }
}
