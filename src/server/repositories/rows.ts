import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import {
  type Database,
  messageStatuses,
  type SignupStatus,
  signupStatuses,
  type Tables,
} from '../store/tables.ts';

const statuses = { signups: signupStatuses, messages: messageStatuses } as const;

/** The tables that hold people. */
type PeopleTable = keyof typeof statuses;

type Status<Table extends PeopleTable> = (typeof statuses)[Table][number];

/** How many rows of each of them. */
export type PeopleRows = Record<PeopleTable, number>;

/** Tables whose rows have a moment and an id. */
type DatedTable = PeopleTable | 'outbox' | 'submissions';

type Row<Table extends DatedTable> = Selectable<Tables[Table]>;

/** How many rows a query finds. */
export async function countOf<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = query.select((eb) => eb.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** The rows of a table, or those of one status. What is asked of them both tables have. */
const rowsOf = (db: Database, table: DatedTable, status?: string) =>
  db
    .selectFrom(table as 'signups')
    .$if(status !== undefined, (query) => query.where('status', '=', status as SignupStatus));

/** All rows from the oldest, a page at a time, so that a table of any length fits in memory. */
export async function* eachPage<Table extends DatedTable>(
  db: Database,
  table: Table,
  pageSize: number,
  status?: string,
): AsyncGenerator<Row<Table>[]> {
  let last = { created_at: '', id: '' };
  for (;;) {
    const page = await rowsOf(db, table, status)
      .selectAll()
      .where(sql<boolean>`(created_at, id) > (${last.created_at}, ${last.id})`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(pageSize)
      .execute();
    const end = page.at(-1);
    if (!end) return;
    yield page as unknown as Row<Table>[];
    last = end;
  }
}

/** The same, one row after the other. */
export async function* eachRow<Table extends PeopleTable>(
  db: Database,
  table: Table,
  status?: Status<Table>,
): AsyncGenerator<Row<Table>> {
  for await (const page of eachPage(db, table, 1000, status)) yield* page;
}

/** The newest rows first, and how many there are in all. */
export async function latestRows<Table extends PeopleTable>(
  db: Database,
  table: Table,
  { limit, status }: { limit: number; status?: Status<Table> },
): Promise<{ rows: Row<Table>[]; total: number }> {
  const rows = await rowsOf(db, table, status)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const total = await countOf(rowsOf(db, table, status));
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
  return Object.fromEntries(
    statuses[table].map((status) => [
      status,
      rows.find((row) => row.status === status)?.count ?? 0,
    ]),
  ) as Record<Status<Table>, number>;
}

/** How many rows hold people. */
export const countPeople = async (db: Database): Promise<PeopleRows> => ({
  signups: await countOf(db.selectFrom('signups')),
  messages: await countOf(db.selectFrom('messages')),
});
