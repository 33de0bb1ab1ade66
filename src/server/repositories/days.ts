import type { Database } from '../store/tables.ts';
import { dayMs } from '../time.ts';
import { signupsByCampaign } from './signupCounts.ts';

/** One day in numbers, without anybody's name. */
export interface DayReport {
  /** `2026-11-21`, in UTC. */
  day: string;
  /** Who joined on the day and is on the list now, and all who are. */
  signups: { new: number; total: number };
  messages: { new: number; total: number };
  /** Signups and messages in quarantine, which somebody should look at. */
  quarantined: number;
  /** Where the day's signups came from, the most first. */
  campaigns: { campaign: string; source: string; count: number }[];
}

/** Counts a day. */
export async function reportOf(db: Database, day: string): Promise<DayReport> {
  const start = `${day}T00:00:00.000Z`;
  const end = new Date(Date.parse(start) + dayMs).toISOString();
  const count = (table: 'signups' | 'messages') =>
    db
      .selectFrom(table)
      .select((eb) => [
        eb.fn.countAll<number>().filterWhere('status', '=', 'active').as('total'),
        eb.fn.countAll<number>().filterWhere('status', '=', 'quarantined').as('quarantined'),
        eb.fn
          .countAll<number>()
          .filterWhere((filter) =>
            filter.and([
              filter('status', '=', 'active'),
              filter('created_at', '>=', start),
              filter('created_at', '<', end),
            ]),
          )
          .as('new'),
      ])
      .executeTakeFirstOrThrow();
  const signups = await count('signups');
  const messages = await count('messages');
  const campaigns = await signupsByCampaign(db)
    .where('status', '=', 'active')
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .limit(10)
    .execute();
  return {
    day,
    signups: { new: signups.new, total: signups.total },
    messages: { new: messages.new, total: messages.total },
    quarantined: signups.quarantined + messages.quarantined,
    campaigns,
  };
}
