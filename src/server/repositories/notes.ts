import { sql } from 'kysely';
import type { Database } from '../store/tables.ts';
import type { Signup } from './signups.ts';

/**
 * The newest people whose email, name, company or note holds the words, or who have that status.
 *
 * @param query - Looked for as it is, in any case; empty for everyone.
 */
export const findSignups = (db: Database, query: string, limit: number): Promise<Signup[]> =>
  db
    .selectFrom('signups')
    .selectAll()
    .$if(query !== '', (select) => {
      const words = query.toLowerCase();
      const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const columns = sql`lower(email || ' ' || name || ' ' || company || ' ' || note)`;
      return select.where(
        sql<boolean>`(${columns} like ${pattern} escape '\\' or status = ${words})`,
      );
    })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Writes down what the owner notes about a person. Returns whether the person is still there. */
export async function setNote(db: Database, id: string, note: string): Promise<boolean> {
  const result = await db
    .updateTable('signups')
    .set({ note })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
