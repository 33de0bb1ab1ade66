import type { Compilable, ExpressionBuilder } from 'kysely';
import type { Plan } from '../outbox/plan.ts';
import type { Store } from '../store/store.ts';
import type { Database, Tables } from '../store/tables.ts';
import { dayOf } from '../time.ts';
import { ordersFor } from './orders.ts';
import type { PeopleRows } from './rows.ts';
import { normalEmail } from './signups.ts';

/** Does the same to both tables of people: all of it, or nothing. */
const inBoth = (
  db: Database,
  work: (tx: Database, table: keyof PeopleRows) => Promise<bigint>,
): Promise<PeopleRows> =>
  db.transaction().execute(async (tx) => ({
    signups: Number(await work(tx, 'signups')),
    messages: Number(await work(tx, 'messages')),
  }));

/** Removes a person: signup, messages, and with them the orders to pass those on. */
export const removePerson = (db: Database, email: string): Promise<PeopleRows> =>
  inBoth(db, async (tx, table) => {
    const ofPerson = tx.deleteFrom(table).where('email_normal', '=', normalEmail(email));
    return (await ofPerson.executeTakeFirst()).numDeletedRows;
  });

/** Keeps a person's rows past the retention period, or no longer. */
export const retainPerson = (
  db: Database,
  email: string,
  isRetained: boolean,
): Promise<PeopleRows> =>
  inBoth(db, async (tx, table) => {
    const result = await tx
      .updateTable(table)
      .set({ retained: isRetained ? 1 : 0 })
      .where('email_normal', '=', normalEmail(email))
      .executeTakeFirst();
    return result.numUpdatedRows;
  });

/** Marks a person as not wanting mail any more, or as wanting it again. */
export async function unsubscribe(
  db: Database,
  email: string,
  isUndone: boolean,
): Promise<PeopleRows> {
  const result = await db
    .updateTable('signups')
    .set({ status: isUndone ? 'active' : 'unsubscribed' })
    .where('email_normal', '=', normalEmail(email))
    .executeTakeFirst();
  return { signups: Number(result.numUpdatedRows), messages: 0 };
}

/**
 * Lifts a person's signup and messages out of quarantine and orders what the plan says of them.
 *
 * @param email - Whose; null for everyone's.
 */
export async function release(
  { db, writeTogether }: Store,
  email: string | null,
  plan: Plan,
  now: Date,
): Promise<PeopleRows> {
  const normal = email === null ? undefined : normalEmail(email);
  const isAsked = plan.confirmation.length > 0;
  const held = <Table extends 'signups' | 'messages'>(eb: ExpressionBuilder<Tables, Table>) => {
    const builder = eb as unknown as ExpressionBuilder<Tables, 'messages'>;
    const isHeld = builder('status', '=', 'quarantined');
    return normal === undefined
      ? isHeld
      : builder.and([isHeld, builder('email_normal', '=', normal)]);
  };
  const day = dayOf(now);
  const signups = db
    .updateTable('signups')
    .set({ status: isAsked ? 'unconfirmed' : 'active' })
    .where(held)
    .returning('id');
  const messages = db.updateTable('messages').set({ status: 'active' }).where(held).returning('id');
  const steps = [
    ...(isAsked
      ? ordersFor(db, 'confirmation', held, plan.confirmation, now, ` ${day}`)
      : ordersFor(db, 'signup', held, plan.signup, now)),
    ...ordersFor(db, 'message', held, plan.message, now),
    signups,
    messages,
  ];
  const results = await writeTogether(steps);
  const countOf = (step: Compilable) => results[steps.indexOf(step)]?.length ?? 0;
  return { signups: countOf(signups), messages: countOf(messages) };
}

/** How many rows were made before `cutoff` and are not to be retained, and how many there are. */
export async function countExpired(
  db: Database,
  cutoff: Date,
): Promise<{ expired: number; total: number }> {
  const before = cutoff.toISOString();
  let expired = 0;
  let total = 0;
  for (const table of ['signups', 'messages'] as const) {
    const row = await db
      .selectFrom(table)
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        eb.fn
          .countAll<number>()
          .filterWhere((filter) =>
            filter.and([filter('created_at', '<', before), filter('retained', '=', 0)]),
          )
          .as('expired'),
      ])
      .executeTakeFirstOrThrow();
    expired += row.expired;
    total += row.total;
  }
  return { expired, total };
}

/** Removes at most `limit` expired rows of each kind, the oldest first. */
export async function removeExpired(
  db: Database,
  cutoff: Date,
  limit: number,
): Promise<PeopleRows> {
  const before = cutoff.toISOString();
  const remove = async (table: 'signups' | 'messages', most: number) => {
    const result = await db
      .deleteFrom(table)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom(table)
          .select('id')
          .where('created_at', '<', before)
          .where('retained', '=', 0)
          .orderBy('created_at')
          .limit(most),
      )
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  };
  const signups = await remove('signups', limit);
  return { signups, messages: await remove('messages', limit - signups) };
}
