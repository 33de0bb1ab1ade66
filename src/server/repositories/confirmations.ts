import type { Plan } from '../outbox/plan.ts';
import type { Store } from '../store/store.ts';
import type { Database, SignupStatus } from '../store/tables.ts';
import { ordersFor } from './orders.ts';

/** The signup of a link in a mail, if it is still there. */
export const signupStatus = async (db: Database, id: string): Promise<SignupStatus | undefined> =>
  (await db.selectFrom('signups').select('status').where('id', '=', id).executeTakeFirst())?.status;

/** Puts a person on the list who confirmed that they want it, and orders to tell the owner. */
export async function confirmSignup(
  { db, writeTogether }: Store,
  id: string,
  plan: Plan,
  now: Date,
): Promise<void> {
  await writeTogether([
    ...ordersFor(
      db,
      'signup',
      (eb) => eb.and([eb('id', '=', id), eb('status', '!=', 'active')]),
      plan.signup,
      now,
    ),
    db.updateTable('signups').set({ status: 'active' }).where('id', '=', id),
  ]);
}

/** Takes a person off the list who asked for it by the link in a mail. */
export async function unsubscribeSignup(db: Database, id: string): Promise<void> {
  await db.updateTable('signups').set({ status: 'unsubscribed' }).where('id', '=', id).execute();
}

/** Removes those who were asked and never confirmed, and are not to be retained. */
export async function removeUnconfirmed(db: Database, cutoff: Date): Promise<number> {
  const result = await db
    .deleteFrom('signups')
    .where('status', '=', 'unconfirmed')
    .where('retained', '=', 0)
    .where('last_seen_at', '<', cutoff.toISOString())
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
