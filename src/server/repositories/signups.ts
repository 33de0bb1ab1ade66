import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { WaitlistSignup } from '../../contract/waitlist.ts';
import type { SignupStatus, SignupTable, Tables } from '../store/tables.ts';

/** One person on the waitlist, as stored. */
export type Signup = Selectable<SignupTable>;

/** The form of an address by which it is recognised again. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Puts a person on the list, or counts a repeat. A known address is always written to, so that it
 * costs what a new one costs and nobody can find out by the clock who is on the list. What is
 * stored stays as it is; only a signup beyond doubt lifts an entry out of quarantine.
 *
 * @returns Whether the address was new. For counting only, never for the answer.
 */
export async function join(
  db: Kysely<Tables>,
  signup: WaitlistSignup,
  status: 'active' | 'quarantined',
  now: Date,
): Promise<{ isNew: boolean }> {
  const at = now.toISOString();
  const row = await db
    .insertInto('signups')
    .values({
      ...signup,
      id: randomUUID(),
      email_normal: normalEmail(signup.email),
      status,
      created_at: at,
      last_seen_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('email_normal').doUpdateSet((eb) => ({
        last_seen_at: eb.ref('excluded.last_seen_at'),
        times_seen: eb('signups.times_seen', '+', 1),
        status: sql<SignupStatus>`case when excluded.status = 'active' then 'active' else signups.status end`,
      })),
    )
    .returning('times_seen')
    .executeTakeFirstOrThrow();
  return { isNew: row.times_seen === 1 };
}

/** All signups from the oldest, in pages, so that a list of any length fits in memory. */
export async function* eachSignup(
  db: Kysely<Tables>,
  filter: { status?: SignupStatus } = {},
  pageSize = 1000,
): AsyncGenerator<Signup> {
  let last = { created_at: '', id: '' };
  for (;;) {
    const page = await db
      .selectFrom('signups')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('created_at', '>', last.created_at),
          eb.and([eb('created_at', '=', last.created_at), eb('id', '>', last.id)]),
        ]),
      )
      .$if(filter.status !== undefined, (query) => query.where('status', '=', filter.status!))
      .orderBy('created_at')
      .orderBy('id')
      .limit(pageSize)
      .execute();
    yield* page;
    const end = page.at(-1);
    if (!end || page.length < pageSize) return;
    last = end;
  }
}

/** How many signups there are, by status. */
export async function countSignups(db: Kysely<Tables>): Promise<Record<SignupStatus, number>> {
  const rows = await db
    .selectFrom('signups')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = { active: 0, quarantined: 0, unsubscribed: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}
