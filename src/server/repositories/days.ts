import { sql } from 'kysely';
import type { Database, SignupTable } from '../store/tables.ts';
import { dayMs, dayOf } from '../time.ts';
import { mailState } from './mail.ts';
import { countByStatus, countOf } from './rows.ts';

/** Numbers of one day without names: who joined, confirmed or wrote on it, and the totals of the whole list. */
export type DayReport = Awaited<ReturnType<typeof reportOf>>;

/** Counts signups, messages and mail for the report on `day` (`2026-11-21`, in UTC). */
export async function reportOf(db: Database, day: string) {
  const isThen = sql<boolean>`substr(created_at, 1, 10) = ${day}`;
  // Who confirms later joins on that day.
  const isJoined = sql`status = 'active' and substr(coalesce(confirmed_at, created_at), 1, 10) = ${day}`;
  const signups = await countByStatus(db, 'signups');
  const messages = await countByStatus(db, 'messages');
  const campaigns = await signupsByCampaign(db, isJoined);
  const written = db.selectFrom('messages').where('status', '=', 'active').where(isThen);
  const joined = campaigns.reduce((sum, campaign) => sum + campaign.count, 0);
  return {
    day,
    signups: { new: joined, total: signups.active },
    messages: { new: await countOf(written), total: messages.active },
    quarantined: signups.quarantined + messages.quarantined,
    campaigns: campaigns.slice(0, 10),
    mail: await mailState(db),
  };
}

/** Number of signups on each of the last `days` days in UTC, today included; quarantined signups do not count. */
export async function signupsByDay(db: Database, days: number, now: Date) {
  const names = Array.from({ length: days }, (_unused, index) =>
    dayOf(new Date(now.getTime() - (days - 1 - index) * dayMs)),
  );
  const { rows } = await sql<{ day: string; count: number }>`
    select substr(created_at, 1, 10) as day, count(*) as count from signups
    where created_at >= ${names[0]} and status != 'quarantined'
    group by substr(created_at, 1, 10)`.execute(db);
  return names.map((day) => ({ day, count: rows.find((row) => row.day === day)?.count ?? 0 }));
}

/** Number of signups that each person's link brought, the largest first; at most 20 people. */
export async function signupsBySender(db: Database) {
  const { rows } = await sql<{ email: string; count: number }>`
    select sender.email as email, count(*) as count from signups
    join signups sender on sender.code = signups.via and signups.via != ''
    where signups.status != 'quarantined'
    group by sender.email order by count desc, email limit 20`.execute(db);
  return rows;
}

type Came = Pick<
  SignupTable,
  'utm_source' | 'utm_campaign' | 'landing_source' | 'landing_campaign'
>;

/**
 * Names the campaign of the visit's first page (`landing_*`) and the campaign of the link that led to the form
 * (`utm_*`): 'came by newsletter, pressed header'. If both are the same, the name appears once.
 */
export function cameBy(row: Came): string {
  const [landing, pressed] = [row.landing_campaign || row.landing_source, row.utm_campaign];
  if (landing === '' || landing === pressed) return pressed;
  return `came by ${landing}${pressed && `, pressed ${pressed}`}`;
}

/** Number of signups by source and campaign, the largest first. Signups with equal `cameBy` texts are one row. */
export async function signupsByCampaign(db: Database, which = sql`status != 'quarantined'`) {
  const landing = sql`coalesce(nullif(coalesce(nullif(landing_campaign, ''), landing_source), utm_campaign), '')`;
  const { rows } = await sql<Came & { count: number }>`
    select utm_source, utm_campaign, '' as landing_source, ${landing} as landing_campaign, count(*) as count
    from signups where ${which} group by utm_source, utm_campaign, ${landing}
    order by count desc, utm_campaign, 4`.execute(db);
  return rows.map((row) => ({ source: row.utm_source, campaign: cameBy(row), count: row.count }));
}
