import { type Expression, sql } from 'kysely';
import type { Plan } from '../outbox/plan.ts';
import type { Database } from '../store/tables.ts';
import { dayOf } from '../time.ts';
import { queueNotices } from './notices.ts';
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

/** Removes a person: signup, messages, and with them their notices. */
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

/**
 * Puts a person on the list who confirmed that they want it, and queues the notice to the owner.
 *
 * @returns Whether the person is still there.
 */
export const confirmSignup = (db: Database, id: string, plan: Plan, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await queueNotices(
      tx,
      'signup',
      (eb) => eb.and([eb('id', '=', id), eb('status', '!=', 'active')]),
      plan.signup,
      now,
    );
    const { numUpdatedRows } = await tx
      .updateTable('signups')
      .set({ status: 'active', confirmed_at: now.toISOString(), bounced_at: null })
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0;
  });

/** Takes a person off the list who asked for it by the link in a mail. */
export async function unsubscribeSignup(db: Database, id: string): Promise<void> {
  await db.updateTable('signups').set({ status: 'unsubscribed' }).where('id', '=', id).execute();
}

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
 * Lifts a person's signup and messages out of quarantine and queues what the plan says of them.
 *
 * @param email - Whose; null for everyone's.
 */
export async function release(
  db: Database,
  email: string | null,
  plan: Plan,
  now: Date,
): Promise<PeopleRows> {
  const normal = email === null ? undefined : normalEmail(email);
  const isAsked = plan.confirmation.length > 0;
  const isTheirs = normal === undefined ? sql`true` : sql`email_normal = ${normal}`;
  const held = () => sql<boolean>`status = 'quarantined' and ${isTheirs}`;
  return db.transaction().execute(async (tx) => {
    if (isAsked)
      await queueNotices(tx, 'confirmation', held, plan.confirmation, now, ` ${dayOf(now)}`);
    else await queueNotices(tx, 'signup', held, plan.signup, now);
    await queueNotices(tx, 'message', held, plan.message, now);
    const signups = await tx
      .updateTable('signups')
      .set({ status: isAsked ? 'unconfirmed' : 'active' })
      .where(held)
      .returning('id')
      .execute();
    const messages = await tx
      .updateTable('messages')
      .set({ status: 'active' })
      .where(held)
      .returning('id')
      .execute();
    return { signups: signups.length, messages: messages.length };
  });
}

/** Before which moments rows are over. */
export interface Cutoffs {
  /** For those made before: past the retention period. */
  made: Date;
  /** For those last asked to confirm before, who never did: they have not agreed to be on the list. */
  asked: Date;
}

/** Which rows of a table are over and not to be retained. */
function isOver(table: keyof PeopleRows, { made, asked }: Cutoffs): Expression<boolean> {
  const unconfirmed = sql`status in ('unconfirmed', 'quarantined') and asked_at < ${asked.toISOString()}`;
  return sql`retained = 0
    and (created_at < ${made.toISOString()} or ${table === 'signups' ? unconfirmed : sql`false`})`;
}

/** How many rows are over, and how many there are. */
export async function countExpired(
  db: Database,
  cutoffs: Cutoffs,
): Promise<{ expired: number; total: number }> {
  const counts = await Promise.all(
    (['signups', 'messages'] as const).map((table) =>
      db
        .selectFrom(table)
        .select((eb) => [
          eb.fn.countAll<number>().as('total'),
          eb.fn.countAll<number>().filterWhere(isOver(table, cutoffs)).as('expired'),
        ])
        .executeTakeFirstOrThrow(),
    ),
  );
  const sum = (name: 'expired' | 'total') => counts.reduce((all, row) => all + row[name], 0);
  return { expired: sum('expired'), total: sum('total') };
}

/** Removes at most `limit` rows that are over, the oldest first. */
export async function removeExpired(
  db: Database,
  cutoffs: Cutoffs,
  limit: number,
): Promise<PeopleRows> {
  const remove = async (table: keyof PeopleRows, most: number) => {
    const result = await db
      .deleteFrom(table)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom(table)
          .select('id')
          .where(isOver(table, cutoffs))
          .orderBy('created_at')
          .limit(most),
      )
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  };
  const signups = await remove('signups', limit);
  return { signups, messages: await remove('messages', limit - signups) };
}

/** Notes that mail to these addresses (in their normal form) comes back; they get no more of it. */
export async function markBounced(
  db: Database,
  emails: readonly string[],
  now: Date,
): Promise<number> {
  if (emails.length === 0) return 0;
  const result = await db
    .updateTable('signups')
    .set({ bounced_at: now.toISOString() })
    .where('email_normal', 'in', [...emails])
    .where('bounced_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
