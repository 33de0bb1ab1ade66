import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../store/tables.ts';

export const readSetting = async (db: Database, key: string): Promise<string | undefined> =>
  (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())
    ?.value;

export async function writeSetting(db: Database, key: string, value: string): Promise<void> {
  await sql`insert into settings (key, value) values (${key}, ${value})
    on conflict (key) do update set value = excluded.value`.execute(db);
}

/** Secret that signs the links in mails; created when first needed, and the same for every process. */
export async function linkSecretOf(db: Database): Promise<string> {
  const known = await readSetting(db, 'link_secret');
  if (known !== undefined) return known;
  const value = randomBytes(32).toString('base64url');
  await sql`insert into settings (key, value) values ('link_secret', ${value})
    on conflict (key) do nothing`.execute(db);
  return (await readSetting(db, 'link_secret')) ?? value;
}

/**
 * Claims `key` at the moment `now` unless a process claimed it within the last `pauseMs` milliseconds, and returns
 * whether the claim succeeded. Of several processes only one succeeds, even if their clocks differ by less
 * than `pauseMs`. A stored claim that lies further in the future comes from a wrong clock and is ignored.
 */
export async function tryClaim(db: Database, key: string, now: Date, pauseMs: number) {
  const nowPlus = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const { rows } = await sql`insert into settings (key, value) values (${key}, ${nowPlus(0)})
    on conflict (key) do update set value = excluded.value
    where settings.value <= ${nowPlus(-pauseMs)} or settings.value >= ${nowPlus(pauseMs)}
    returning key`.execute(db);
  return rows.length > 0;
}

/** Ends a claim, so that the next one succeeds at once. */
export async function giveBack(db: Database, key: string): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute();
}
