import { dirname } from 'node:path';
import { listLengths, type OwnerPage } from '../../api/ownerPage.ts';
import type { Env } from '../env.ts';
import { countByStatus, latestRows } from '../repositories/rows.ts';
import { findSignups } from '../repositories/notes.ts';
import { signupsByCampaign, signupsByDay } from '../repositories/days.ts';
import { newestBackup } from '../store/keptFiles.ts';
import { sqlitePath, type Store } from '../store/store.ts';
import { hourMs, toMinute } from '../time.ts';

/** How many days the chart shows. */
const days = 30;

/** Folder of the backups of a SQLite database; undefined on PostgreSQL. */
export function backupFolder(env: Env): string | undefined {
  const path = sqlitePath(env.DATABASE_URL);
  return path === null ? undefined : (env.BACKUP_DIR ?? dirname(path));
}

function backupWords(env: Env, now: Date): string {
  const folder = backupFolder(env);
  if (folder === undefined) return 'PostgreSQL makes its own backups: see that pg_dump runs.';
  const newest = newestBackup(folder, now);
  if (newest === undefined) return 'There is no backup. Set BACKUP_DIR to have them made.';
  const hours = Math.floor((now.getTime() - newest.getTime()) / hourMs);
  return `The newest backup is ${hours === 1 ? '1 hour' : `${hours} hours`} old.`;
}

/** Reads everything that the owner's page shows. */
export async function ownerPageOf(
  { db }: Store,
  env: Env,
  query: string,
  now: Date,
): Promise<Omit<OwnerPage, 'notice'>> {
  const people = await findSignups(db, query, listLengths.people);
  const messages = await latestRows(db, 'messages', { limit: listLengths.messages });
  return {
    query,
    signups: await countByStatus(db, 'signups'),
    byDay: await signupsByDay(db, days, now),
    byCampaign: await signupsByCampaign(db)
      .where('status', '!=', 'quarantined')
      .limit(10)
      .execute(),
    people: people.map(
      ({ id, email, name, company, utm_campaign, status, created_at: at, note }) => ({
        id,
        email,
        name,
        company,
        campaign: utm_campaign,
        status,
        joined: toMinute(at),
        note,
      }),
    ),
    messages: messages.rows.map(({ id, name, email, message, created_at: at, status }) => ({
      id,
      name,
      email,
      text: message,
      sent: toMinute(at),
      isHeld: status === 'quarantined',
    })),
    backup: backupWords(env, now),
  };
}
