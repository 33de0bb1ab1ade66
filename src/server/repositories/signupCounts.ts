import { sql } from 'kysely';
import type { Database } from '../store/tables.ts';

/** How many joined on each day (`2026-11-21`, UTC) since `from`, quarantined ones left out. */
export const signupsByDay = (db: Database, from: Date): Promise<{ day: string; count: number }[]> =>
  db
    .selectFrom('signups')
    .select((eb) => [
      sql<string>`substr(created_at, 1, 10)`.as('day'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('created_at', '>=', from.toISOString())
    .where('status', '!=', 'quarantined')
    .groupBy(sql`substr(created_at, 1, 10)`)
    .orderBy('day')
    .execute();

/** How many came by each campaign, the largest first; a caller says which count. */
export const signupsByCampaign = (db: Database) =>
  db
    .selectFrom('signups')
    .select((eb) => [
      'utm_source as source',
      'utm_campaign as campaign',
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy(['utm_source', 'utm_campaign'])
    .orderBy('count', 'desc')
    .orderBy('campaign');
