import { type Database, type Channel, kindsToPeople } from '../store/tables.ts';
import { hourMs } from '../time.ts';
import { bounced, markBounced } from './bounces.ts';
import { queueReport } from './notices.ts';
import { countOf } from './rows.ts';
import { readSetting, writeSetting } from './settings.ts';

/** So many refusals in a row, or in an hour if they are a fifth of its mail, are no longer chance. */
const mostRefused = 5;

/** Since when mail to people is paused (ISO 8601, UTC); undefined while it is sent. */
export const pausedSince = async (db: Database): Promise<string | undefined> =>
  (await readSetting(db, 'mail_paused')) || undefined;

/** Mail to people that was accepted or given up since a moment. */
export const mailSince = (db: Database, moment: string) =>
  db.selectFrom('outbox').where('kind', 'in', kindsToPeople).where('delivered_at', '>', moment);

/** Sends mail to people again. What was refused before counts no more. */
export const resumeMail = (db: Database, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await writeSetting(tx, 'mail_paused', '');
    await writeSetting(tx, 'mail_resumed', now.toISOString());
  });

/**
 * Pauses mail to people, and tells the owner, when so much of it was refused that the fault is hardly
 * theirs. Returns whether it did.
 */
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

/** Marks the addresses that somebody reports, and pauses mail to people when they are too many. */
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
