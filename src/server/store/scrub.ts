import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Store } from './store.ts';

/**
 * Rewrites the tables that hold people, so that what was deleted is gone from the disk too and not
 * only from the tables: on SQLite the file is rebuilt and the write-ahead log emptied; on PostgreSQL
 * the tables are rebuilt, and PostgreSQL recycles its own log in time.
 *
 * @throws Error when another program kept the log in use.
 */
export async function scrub(store: Store): Promise<void> {
  if (store.kind === 'postgres') {
    for (const table of ['signups', 'messages', 'outbox'] as const)
      await sql`vacuum full ${sql.table(table)}`.execute(store.db);
    await sql`checkpoint`.execute(store.db).catch(() => {
      // Only an administrator of the database may ask for one; it comes by itself in minutes.
    });
    return;
  }
  await sql`vacuum`.execute(store.db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store.db);
  if (rows[0]?.busy !== 0)
    throw new Error('The write-ahead log is in use by another program: try again in a moment.');
}

/** The files of an SQLite database that still contain `text`, in any case; empty when none does. */
export function filesWith(path: string, text: string): string[] {
  const sought = text.toLowerCase();
  return [path, `${path}-wal`].filter(
    (file) =>
      existsSync(file) && readFileSync(file).toString('latin1').toLowerCase().includes(sought),
  );
}
