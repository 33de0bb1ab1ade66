import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import {
  type Database,
  kindsToPeople,
  messageStatuses,
  type MessageTable,
  signupStatuses,
  type SignupTable,
  type Tables,
} from '../store/tables.ts';

const statuses = { signups: signupStatuses, messages: messageStatuses } as const;

type PeopleTable = keyof typeof statuses;

type Status<Table extends PeopleTable> = (typeof statuses)[Table][number];

export type PeopleRows = Record<PeopleTable, number>;

/**
 * A signup with the address of the person whose link brought it (empty for none), and the number of mails that
 * wait in the outbox for this person.
 */
export type Person = Selectable<SignupTable> & { sent_by: string; mail_waiting: number };

interface Rows {
  signups: Person;
  messages: Selectable<MessageTable>;
}

const rowsOf = {
  // The sender may have been deleted, or have two signups with the same code.
  signups: sql`select signups.*, case when via = '' then '' else coalesce(
      (select min(sender.email) from signups sender
        where sender.code = signups.via and sender.code != ''), 'an unknown link') end as sent_by,
    (select count(*) from outbox where signup_id = signups.id and delivered_at is null
      and kind in (${sql.join(kindsToPeople)})) as mail_waiting from signups`,
  messages: sql`select * from messages`,
};

export async function countOf<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = query.select((eb) => eb.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** At most `limit` rows with `status`, the newest first, and the number of all such rows. Default: all rows. */
export async function latestRows<Table extends PeopleTable>(
  db: Database,
  table: Table,
  { limit = 1e9, status }: { limit?: number; status?: Status<Table> | undefined } = {},
) {
  const isOf = status === undefined ? sql`true` : sql`status = ${status}`;
  const { rows } = await sql<Rows[Table]>`${rowsOf[table]} where ${isOf}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} where ${isOf}`.execute(db);
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
