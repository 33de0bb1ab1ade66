import { type RawBuilder, sql } from 'kysely';
import { type Database, kindsToPeople } from '../store/tables.ts';
import { dayMs, hourMs } from '../time.ts';

/** The `last_error` of a mail that came back for good. */
export const bounced = 'BOUNCED';

/** Notes that mail to these addresses (in their normal form) comes back; they get no more of it. */
export async function markBounced(tx: Database, emails: readonly string[], now: Date) {
  if (emails.length === 0) return 0;
  const theirs = sql`bounced_at is null and email_normal in (${sql.join(emails)})`;
  // What was accepted within the hour counts as refused now.
  await sql`update outbox set last_error = ${bounced}
    where delivered_at > ${new Date(now.getTime() - hourMs).toISOString()}
    and kind in (${sql.join(kindsToPeople)})
    and signup_id in (select id from signups where ${theirs})`.execute(tx);
  const { numAffectedRows } =
    await sql`update signups set bounced_at = ${now.toISOString()} where ${theirs}`.execute(tx);
  return Number(numAffectedRows);
}

/**
 * Lets mail go to people again that was noted as coming back, and sends again what was refused.
 *
 * @param who - One person, by the normal form of the address, or all noted since a moment (ISO 8601, UTC).
 * @returns How many people.
 */
export const undoBounces = (
  db: Database,
  who: { email: string } | { since: string },
  now: Date,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const theirs =
      'email' in who ? sql`email_normal = ${who.email}` : sql`bounced_at >= ${who.since}`;
    await sql`update outbox set delivered_at = null, last_error = '', attempts = 0,
      next_attempt_at = ${now.toISOString()} where ${refusedMail(theirs)}`.execute(tx);
    return clear(tx, theirs);
  });

/** Whoever signs up again a day after mail came back may have a mailbox by now. */
export async function forgetOldBounce(db: Database, email: string, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString();
  const theirs = sql`email_normal = ${email} and bounced_at < ${dayAgo}`;
  // So that they are asked and invited anew.
  await sql`delete from outbox where ${refusedMail(theirs)}`.execute(db);
  await clear(db, theirs);
}

const refusedMail = (theirs: RawBuilder<unknown>) => sql`last_error = ${bounced} and signup_id in (
  select id from signups where bounced_at is not null and ${theirs})`;

async function clear(db: Database, theirs: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`update signups set bounced_at = null
    where bounced_at is not null and ${theirs}`.execute(db);
  return Number(numAffectedRows);
}

/** Takes people off the list who report its mail as unwanted; returns how many. */
export async function markComplained(db: Database, emails: readonly string[]): Promise<number> {
  if (emails.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('signups')
    .set({ status: 'unsubscribed' })
    .where('email_normal', 'in', emails)
    .where('status', '!=', 'unsubscribed')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
