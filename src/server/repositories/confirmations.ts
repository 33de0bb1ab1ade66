import type { Plan } from '../outbox/plan.ts';
import type { Database } from '../store/tables.ts';
import { queueNotices } from './notices.ts';

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
