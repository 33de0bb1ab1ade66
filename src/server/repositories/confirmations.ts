import type { Plan } from '../outbox/plan.ts';
import type { Database, SignupStatus } from '../store/tables.ts';
import { queueNotices } from './notices.ts';

/** The signup of a link in a mail, if it is still there. */
export const signupStatus = async (db: Database, id: string): Promise<SignupStatus | undefined> =>
  (await db.selectFrom('signups').select('status').where('id', '=', id).executeTakeFirst())?.status;

/** Puts a person on the list who confirmed that they want it, and queues the notice to the owner. */
export async function confirmSignup(
  db: Database,
  id: string,
  plan: Plan,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await queueNotices(
      tx,
      'signup',
      (eb) => eb.and([eb('id', '=', id), eb('status', '!=', 'active')]),
      plan.signup,
      now,
    );
    await tx
      .updateTable('signups')
      .set({ status: 'active', confirmed_at: now.toISOString(), bounced_at: null })
      .where('id', '=', id)
      .execute();
  });
}

/** Takes a person off the list who asked for it by the link in a mail. */
export async function unsubscribeSignup(db: Database, id: string): Promise<void> {
  await db.updateTable('signups').set({ status: 'unsubscribed' }).where('id', '=', id).execute();
}
