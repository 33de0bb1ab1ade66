import { type RawBuilder, sql } from 'kysely';
import { type Channel, type Database, kindsToPeople } from '../store/tables.ts';
import { dayMs, hourMs } from '../time.ts';
import { queueReport } from './notices.ts';
import { countOf } from './rows.ts';
import { readSetting, writeSetting } from './settings.ts';

/** The `last_error` of a mail that came back for good. */
export const bounced = 'BOUNCED';

/** Marks addresses (in their normal form) as bounced, so that they get no more mail; returns how many. */
export async function markBounced(tx: Database, emails: readonly string[], now: Date) {
  if (emails.length === 0) return 0;
  const theirs = sql`bounced_at is null and email_normal in (${sql.join(emails)})`;
  // Mail to them that was accepted within the last hour counts as refused now.
  await sql`update outbox set last_error = ${bounced}
    where delivered_at > ${new Date(now.getTime() - hourMs).toISOString()}
    and kind in (${sql.join(kindsToPeople)})
    and signup_id in (select id from signups where ${theirs})`.execute(tx);
  const { numAffectedRows } =
    await sql`update signups set bounced_at = ${now.toISOString()} where ${theirs}`.execute(tx);
  return Number(numAffectedRows);
}

/**
 * Unmarks bounced people and sends their refused mail again: one person by address (in its normal form), or
 * all marked since a moment. Returns how many.
 */
export const undoBounces = (
  db: Database,
  who: { email: string } | { since: string },
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const theirs =
      'email' in who ? sql`email_normal = ${who.email}` : sql`bounced_at >= ${who.since}`;
    await sql`update outbox set delivered_at = null, last_error = '', attempts = 0,
      next_attempt_at = created_at where ${refusedMail(theirs)}`.execute(tx);
    return clear(tx, theirs);
  });

/** Unmarks a person who signs up again a day or more after mail bounced: the mailbox may exist by now. */
export async function forgetOldBounce(db: Database, email: string, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString();
  const theirs = sql`email_normal = ${email} and bounced_at < ${dayAgo}`;
  const { rows } = await sql`select id from signups where ${theirs}`.execute(db);
  if (rows.length > 0) await forgetBounce(db, theirs);
}

/** Unmarks people whose mailbox exists again, of whom `theirs` is the condition. */
export async function forgetBounce(db: Database, theirs: RawBuilder<unknown>): Promise<void> {
  // Otherwise the refused mail in the outbox keeps the person from being asked and invited again.
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

/**
 * Unsubscribes people who reported our mail as unwanted, and forgets that somebody signed up with their address
 * again, so that they are not asked to confirm; returns how many of them it changed.
 */
export async function markComplained(db: Database, emails: readonly string[]): Promise<number> {
  if (emails.length === 0) return 0;
  const { numAffectedRows } =
    await sql`update signups set status = 'unsubscribed', asked_again_at = null
    where email_normal in (${sql.join(emails)})
      and (status != 'unsubscribed' or asked_again_at is not null)`.execute(db);
  return Number(numAffectedRows);
}

/** So many refusals pause mail to people: in a row, or in an hour if they are a fifth of that hour's mail. */
const mostRefused = 5;

/** Since when mail to people is paused (ISO 8601, UTC); undefined while it is sent. */
export const pausedSince = async (db: Database): Promise<string | undefined> =>
  (await readSetting(db, 'mail_paused')) || undefined;

/** Query for mail to people that was accepted or given up since a moment. */
export const mailSince = (db: Database, moment: string) =>
  db.selectFrom('outbox').where('kind', 'in', kindsToPeople).where('delivered_at', '>', moment);

/** Ends the pause of mail to people. Earlier refusals no longer count. */
export const resumeMail = (db: Database, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await writeSetting(tx, 'mail_paused', '');
    await writeSetting(tx, 'mail_resumed', now.toISOString());
  });

/** Pauses mail to people, and tells the owner, when too much was refused; returns whether it did. */
export async function pauseIfRefused(tx: Database, channels: readonly Channel[], now: Date) {
  if (await pausedSince(tx)) return false;
  const hourAgo = new Date(now.getTime() - hourMs).toISOString();
  const resumed = (await readSetting(tx, 'mail_resumed')) ?? '';
  const sent = mailSince(tx, resumed > hourAgo ? resumed : hourAgo);
  const refused = await countOf(sent.where('last_error', '=', bounced));
  if (refused < mostRefused) return false;
  const latest = sent.select('last_error').orderBy('delivered_at', 'desc').limit(mostRefused);
  const isInARow = (await latest.execute()).every(({ last_error }) => last_error === bounced);
  if (!isInARow && refused * 5 < (await countOf(sent))) return false;
  await writeSetting(tx, 'mail_paused', now.toISOString());
  await queueReport(tx, 'pause', now.toISOString(), channels, now);
  return true;
}

/** Marks reported addresses as bounced, and pauses mail to people when too much was refused. */
export const reportBounces = (
  db: Database,
  emails: readonly string[],
  channels: readonly Channel[],
  now: Date,
): Promise<{ marked: number; hasPaused: boolean }> =>
  db.transaction().execute(async (tx) => ({
    marked: await markBounced(tx, emails, now),
    hasPaused: await pauseIfRefused(tx, channels, now),
  }));
