import { sql } from 'kysely';
import type { Plan } from '../outbox/plan.ts';
import type { Database } from '../store/tables.ts';
import { dayOf } from '../time.ts';
import { forgetBounce } from './bounces.ts';
import { queueNotices } from './notices.ts';
import type { PeopleRows } from './rows.ts';
import { normalEmail, updateSignup } from './signups.ts';

/** Runs `work` on both tables of people in one transaction, and counts the rows that it returns for each. */
const inBoth = (
  db: Database,
  work: (tx: Database, table: keyof PeopleRows) => Promise<unknown[]>,
): Promise<PeopleRows> =>
  db.transaction().execute(async (tx) => ({
    signups: (await work(tx, 'signups')).length,
    messages: (await work(tx, 'messages')).length,
  }));

/** All that is stored about a person, with mail sent and queued: the data that they have a right to see. */
export async function everythingAbout(db: Database, email: string) {
  const theirs = db.selectFrom('signups').where('email_normal', '=', normalEmail(email));
  const written = db.selectFrom('messages').where('email_normal', '=', normalEmail(email));
  const mail = db
    .selectFrom('outbox')
    .where(
      sql<boolean>`signup_id in (${theirs.select('id')}) or message_id in (${written.select('id')})`,
    );
  return {
    signups: await theirs.selectAll().execute(),
    messages: await written.selectAll().execute(),
    mail: await mail.selectAll().orderBy('created_at').execute(),
  };
}

/** Removes a person: signup, messages, and with them their notices. */
export const removePerson = (db: Database, email: string): Promise<PeopleRows> =>
  inBoth(db, (tx, table) =>
    tx.deleteFrom(table).where('email_normal', '=', normalEmail(email)).returning('id').execute(),
  );

/** Sets whether a person's rows are kept past the retention period. */
export const retainPerson = (db: Database, email: string, isRetained: boolean) =>
  inBoth(db, (tx, table) =>
    tx
      .updateTable(table)
      .set({ retained: isRetained ? 1 : 0 })
      .where('email_normal', '=', normalEmail(email))
      .returning('id')
      .execute(),
  );

/** Activates the signup of a person who confirmed, and queues a notice to the owner; false if it was deleted. */
export const confirmSignup = (db: Database, id: string, plan: Plan, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const isNews = sql`id = ${id} and status != 'active'`;
    await queueNotices(tx, 'signup', isNews, plan.signup, now);
    await forgetBounce(tx, sql`id = ${id}`);
    const confirmed_at = now.toISOString();
    return updateSignup(tx, 'id', id, { status: 'active', confirmed_at, asked_again_at: null });
  });

/**
 * Lifts the person with this address out of quarantine, or everyone if it is null, and queues the mail and
 * notices that `plan` asks for.
 */
export function release(db: Database, email: string | null, plan: Plan, now: Date) {
  const isAsked = plan.confirmation.length > 0;
  const isTheirs = email === null ? sql`true` : sql`email_normal = ${normalEmail(email)}`;
  const held = sql<boolean>`status = 'quarantined' and ${isTheirs}`;
  return inBoth(db, async (tx, table) => {
    if (table === 'messages') await queueNotices(tx, 'message', held, plan.message, now);
    else if (isAsked)
      await queueNotices(tx, 'confirmation', held, plan.confirmation, now, ` ${dayOf(now)}`);
    else await queueNotices(tx, 'signup', held, plan.signup, now);
    const status = table === 'signups' && isAsked ? 'unconfirmed' : 'active';
    return tx
      .updateTable(table as 'signups')
      .set({ status })
      .where(held)
      .returning('id')
      .execute();
  });
}
