import { type Selectable, sql } from 'kysely';
import { type Database, messageStatuses, signupStatuses, type Tables } from '../store/tables.ts';

const statuses = { signups: signupStatuses, messages: messageStatuses } as const;

/** The tables that hold people. */
type PeopleTable = keyof typeof statuses;
type Row<Table extends PeopleTable> = Selectable<Tables[Table]>;
type Status<Table extends PeopleTable> = (typeof statuses)[Table][number];

/** How many rows of each of them. */
export type PeopleRows = Record<PeopleTable, number>;

/** The rows of a table, or those of one status. What is asked of them both tables have. */
const rowsOf = (db: Database, table: DatedTable, status?: string) =>
  db
    .selectFrom(table as 'signups')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status as Status<'signups'>));

/** Tables whose rows have a moment and an id. */
type DatedTable = PeopleTable | 'outbox' | 'submissions';

/** All rows from the oldest, a page at a time, so that a table of any length fits in memory. */
export async function* eachPage<Table extends DatedTable>(
  db: Database,
  table: Table,
  pageSize: number,
  status?: string,
): AsyncGenerator<Selectable<Tables[Table]>[]> {
  let last = { created_at: '', id: '' };
  for (;;) {
    const page = await rowsOf(db, table, status)
      .where(sql<boolean>`(created_at, id) > (${last.created_at}, ${last.id})`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(pageSize)
      .execute();
    if (page.length > 0) yield page as unknown as Selectable<Tables[Table]>[];
    const end = page.at(-1);
    if (!end || page.length < pageSize) return;
    last = end;
  }
}

/** The same, one row after the other. */
export async function* eachRow<Table extends PeopleTable>(
  db: Database,
  table: Table,
  status?: Status<Table>,
  pageSize = 1000,
): AsyncGenerator<Row<Table>> {
  for await (const page of eachPage(db, table, pageSize, status)) yield* page;
}

/** The newest rows first, and how many there are in all. */
export async function latestRows<Table extends PeopleTable>(
  db: Database,
  table: Table,
  { limit, status }: { limit: number; status?: Status<Table> },
): Promise<{ rows: Row<Table>[]; total: number }> {
  const rows = await rowsOf(db, table, status)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const counts = await countByStatus(db, table);
  const total = status ? counts[status] : totalOf(counts);
  return { rows: rows as unknown as Row<Table>[], total };
}

/** How many rows there are, by status. */
export async function countByStatus<Table extends PeopleTable>(
  db: Database,
  table: Table,
): Promise<Record<Status<Table>, number>> {
  const rows = await db
    .selectFrom(table as 'signups')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = new Map<string, number>(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(
    statuses[table].map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<Status<Table>, number>;
}

/** How many rows there are, whatever their status. */
export const totalOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How many rows a table has. */
export async function countRows(db: Database, table: keyof Tables): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** How many rows hold people. */
export const countPeople = async (db: Database): Promise<PeopleRows> => ({
  signups: await countRows(db, 'signups'),
  messages: await countRows(db, 'messages'),
});
