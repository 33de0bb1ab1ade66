import { randomUUID } from 'node:crypto';
import type { IndexNowOutcome } from '../../api/indexnow.ts';
import type { Database } from '../store/tables.ts';

/** Addresses with the date of their content, as submitted. */
export type Pages = Record<string, string>;

/** What the indexing service last took. Empty when it never took anything. */
export async function lastSubmitted(db: Database): Promise<Pages> {
  const row = await db
    .selectFrom('submissions')
    .select('pages')
    .where('outcome', '=', 'submitted' satisfies IndexNowOutcome)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? (JSON.parse(row.pages) as Pages) : {};
}

/** Keeps the report of one attempt, with all pages of the site as they stood. */
export async function keepSubmission(
  db: Database,
  report: { outcome: IndexNowOutcome; text: string; status: number | null; at: string },
  pages: Pages,
): Promise<void> {
  const { outcome, text, status, at } = report;
  await db
    .insertInto('submissions')
    .values({
      id: randomUUID(),
      outcome,
      text,
      status,
      pages: JSON.stringify(pages),
      created_at: at,
    })
    .execute();
}
