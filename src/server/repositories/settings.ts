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

/** The secret that signs links in mails, made when it is first needed: the same for every process. */
export async function linkSecretOf(
  db: Database,
  value = randomBytes(32).toString('base64url'),
): Promise<string> {
  await sql`insert into settings (key, value) values ('link_secret', ${value})
    on conflict (key) do nothing`.execute(db);
  return (await readSetting(db, 'link_secret')) ?? value;
}

/**
 * Claims `key` for now, if nobody has within `pauseMs`, and returns whether it is ours: of several
 * processes one succeeds, also where their clocks differ by less than the pause. A claim from further
 * ahead is the trace of a clock that was wrong, and does not count.
 */
export async function claim(db: Database, key: string, now: Date, pauseMs: number) {
  const from = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const { rows } = await sql`insert into settings (key, value) values (${key}, ${from(0)})
    on conflict (key) do update set value = excluded.value
    where settings.value <= ${from(-pauseMs)} or settings.value >= ${from(pauseMs)}
    returning key`.execute(db);
  return rows.length > 0;
}
