import { type RawBuilder, sql } from 'kysely';

/** The place of a row among the others, from the oldest. */
interface Place {
  created_at: string;
  id: string;
}

/** True of rows that come after `last`. */
export const comesAfter = (last: Place): RawBuilder<boolean> =>
  sql<boolean>`(created_at, id) > (${last.created_at}, ${last.id})`;

/**
 * All rows from the oldest, a page at a time, so that a list of any length fits in memory.
 *
 * @param fetchPage - At most `pageSize` rows after `last`, in order.
 */
export async function* inPages<Row extends Place>(
  pageSize: number,
  fetchPage: (last: Place) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Place = { created_at: '', id: '' };
  for (;;) {
    const page = await fetchPage(last);
    yield* page;
    const end = page.at(-1);
    if (!end || page.length < pageSize) return;
    last = end;
  }
}
