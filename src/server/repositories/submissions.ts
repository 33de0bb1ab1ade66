import { randomUUID } from 'node:crypto';
import type { IndexNowOutcome, IndexNowReport } from '../../api/indexnow.ts';
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
  { outcome, text, status, at }: Omit<IndexNowReport, 'host' | 'urls'>,
  pages: Pages,
): Promise<void> {
  const row = { id: randomUUID(), outcome, text, status, created_at: at };
  await db
    .insertInto('submissions')
    .values({ ...row, pages: JSON.stringify(pages) })
    .execute();
}
