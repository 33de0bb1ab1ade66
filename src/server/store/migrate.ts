import { type Kysely, sql } from 'kysely';
import { type Migration, migrations } from '../migrations/migrations.ts';
import { PlainError } from '../plainError.ts';
import type { Database, DatabaseKind } from './tables.ts';

/**
 * Brings the schema up to date, in one transaction and under a lock: several processes may start at once.
 *
 * @returns How many migrations were applied.
 * @throws PlainError when a newer version of the program has already migrated further.
 */
export async function migrate(
  db: Database,
  kind: DatabaseKind,
  known: readonly Migration[] = migrations,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // Any number that no other program uses for its own advisory lock.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(7209341)`.execute(tx);
    await tx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('number', 'integer', (col) => col.primaryKey())
      .addColumn('applied_at', 'text', (col) => col.notNull())
      .execute();
    const applied = await tx.selectFrom('migrations').select('number').execute();
    const latest = Math.max(0, ...applied.map(({ number }) => number));
    if (latest > Math.max(...known.map(({ number }) => number)))
      throw new PlainError(
        `The database was made by a newer version of the site (migration ${latest}); start that version instead.`,
      );
    const missing = known.filter(({ number }) => number > latest);
    for (const { number, up } of missing) {
      await up(tx as unknown as Kysely<unknown>);
      await tx
        .insertInto('migrations')
        .values({ number, applied_at: new Date().toISOString() })
        .execute();
    }
    return missing.length;
  });
}
