import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { IndexNowOutcome, IndexNowReport } from '../../api/indexnow.ts';
import type { Database } from '../store/tables.ts';

/** Addresses with the date of their content, as submitted. */
export type Pages = Record<string, string>;

/** What the indexing service last took. Empty when it never took anything. */
export async function lastSubmitted(db: Database): Promise<Pages> {
  const outcome: IndexNowOutcome = 'submitted';
  const { rows } = await sql<{ pages: string }>`select pages from submissions
    where outcome = ${outcome} order by created_at desc limit 1`.execute(db);
  return JSON.parse(rows[0]?.pages ?? '{}') as Pages;
}

/** Keeps the report of one attempt, with all pages of the site as they stood. */
export async function keepSubmission(
  db: Database,
  { outcome, text, status, at }: Omit<IndexNowReport, 'host' | 'urls'>,
  pages: Pages,
): Promise<void> {
  const about = { id: randomUUID(), pages: JSON.stringify(pages), created_at: at };
  await db
    .insertInto('submissions')
    .values({ ...about, outcome, text, status })
    .execute();
}
