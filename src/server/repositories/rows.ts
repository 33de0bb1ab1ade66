import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { type Database, messageStatuses, signupStatuses, type Tables } from '../store/tables.ts';

const statuses = { signups: signupStatuses, messages: messageStatuses } as const;

type PeopleTable = keyof typeof statuses;

type Status<Table extends PeopleTable> = (typeof statuses)[Table][number];

export type PeopleRows = Record<PeopleTable, number>;

type Dated = Readonly<Record<'created_at' | 'id', string>>;

/** Tables whose rows have a moment and an id. */
type DatedTable = PeopleTable | 'outbox' | 'submissions';

type Row<Table extends DatedTable> = Selectable<Tables[Table]> & Dated;

export async function countOf<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = query.select((eb) => eb.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

export async function rowOf<Table extends PeopleTable>(
  db: Database,
  table: Table,
  id: string | null,
): Promise<Row<Table> | undefined> {
  const query = sql<Row<Table>>`select * from ${sql.table(table)} where id = ${id}`;
  return (await query.execute(db)).rows[0];
}

const isOf = (status: string | undefined) =>
  status === undefined ? sql`true` : sql`status = ${status}`;

/** All rows, the oldest first or the newest, a page at a time: a table of any length fits in memory. */
export async function* eachPage<Table extends DatedTable>(
  db: Database,
  table: Table,
  status?: string,
  first: 'oldest' | 'newest' = 'oldest',
): AsyncGenerator<Row<Table>[]> {
  // No moment comes after a letter.
  let last: Dated = { created_at: first === 'oldest' ? '' : 'z', id: '' };
  const [after, order] = first === 'oldest' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  for (;;) {
    // So few that they can be inserted again within the limit on a statement's parameters.
    const { rows } = await sql<Row<Table>>`select * from ${sql.table(table)}
      where ${isOf(status)} and (created_at, id) ${after} (${last.created_at}, ${last.id})
      order by created_at ${order}, id ${order} limit 500`.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end;
  }
}

/** The newest rows first, and how many there are in all. */
export async function latestRows<Table extends PeopleTable>(
  db: Database,
  table: Table,
  { limit, status }: { limit: number; status?: Status<Table> },
) {
  const from = sql`from ${sql.table(table)} where ${isOf(status)}`;
  const { rows } = await sql<Row<Table>>`
    select * ${from} order by created_at desc, id desc limit ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function countByStatus<Table extends PeopleTable>(
  db: Database,
  table: Table,
): Promise<Record<Status<Table>, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*) as count from ${sql.table(table)} group by status`.execute(db);
  const counts = statuses[table].map((name) => [
    name,
    rows.find(({ status }) => status === name)?.count ?? 0,
  ]);
  return Object.fromEntries(counts) as Record<Status<Table>, number>;
}

export const countPeople = async (db: Database): Promise<PeopleRows> => ({
  signups: await countOf(db.selectFrom('signups')),
  messages: await countOf(db.selectFrom('messages')),
});
