import { listLengths, type OwnerPage } from '../../api/ownerPage.ts';
import { backupAge, backupFolder } from '../backups.ts';
import { count } from '../count.ts';
import type { Env } from '../env.ts';
import { countByStatus, latestRows } from '../repositories/rows.ts';
import { signupsByCampaign, signupsByDay } from '../repositories/days.ts';
import { findSignups } from '../repositories/signups.ts';
import type { Store } from '../store/store.ts';
import { toMinute } from '../time.ts';

function backupWords(env: Env, now: Date): string {
  const folder = backupFolder(env);
  if (folder === undefined) return 'PostgreSQL makes its own backups: see that pg_dump runs.';
  const hours = backupAge(folder, now);
  return hours === undefined
    ? 'There is no backup. Set BACKUP_DIR to have them made.'
    : `The newest backup is ${count(hours, 'hour')} old.`;
}

/** Reads everything that the owner's page shows. */
export async function ownerPageOf(
  { db }: Store,
  env: Env,
  query: string,
  now: Date,
): Promise<Omit<OwnerPage, 'notice'>> {
  const people = await findSignups(db, query, listLengths.people);
  const { rows } = await latestRows(db, 'messages', { limit: listLengths.messages });
  return {
    query,
    signups: await countByStatus(db, 'signups'),
    byDay: await signupsByDay(db, 30, now),
    byCampaign: (await signupsByCampaign(db)).slice(0, 10),
    people: people.map((row) => ({
      ...row,
      campaign: row.utm_campaign,
      joined: toMinute(row.created_at),
    })),
    messages: rows.map((row) => ({
      ...row,
      text: row.message,
      sent: toMinute(row.created_at),
      isHeld: row.status === 'quarantined',
    })),
    backup: backupWords(env, now),
  };
}
