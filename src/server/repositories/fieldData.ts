import { sql } from 'kysely';
import { fieldMetrics, type FieldRoute } from '../../contract/fieldData.ts';
import type { FieldReport } from '../../contract/fieldReport.ts';
import type { Store } from '../store/store.ts';
import type { Database } from '../store/tables.ts';
import { dayMs, dayOf } from '../time.ts';
import { bucketOf, p75 } from './histogram.ts';

/** How many days of counts are kept. */
const keptDays = 90;

/** The day so many days ago. */
const daysBefore = (now: Date, days: number): string =>
  dayOf(new Date(now.getTime() - days * dayMs));

/** Adds a view to the counts of its day. Nothing of the report itself is kept. */
export async function countFieldReport(
  { db, writeTogether }: Store,
  route: string,
  report: FieldReport,
  now: Date,
): Promise<void> {
  const counts = fieldMetrics.flatMap((metric) => {
    const value = report[metric];
    if (value === undefined) return [];
    return db
      .insertInto('field_data')
      .values({ day: dayOf(now), route, metric, bucket: bucketOf(metric, value), count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'route', 'metric', 'bucket'])
          .doUpdateSet({ count: sql<number>`field_data.count + 1` }),
      );
  });
  if (counts.length > 0) await writeTogether(counts);
}

/** What the counts of the last `days` days say of each route, the most viewed first. */
export async function fieldRoutes(db: Database, days: number, now: Date): Promise<FieldRoute[]> {
  const rows = await db
    .selectFrom('field_data')
    .select((eb) => ['route', 'metric', 'bucket', eb.fn.sum<number | string>('count').as('total')])
    .where('day', '>', daysBefore(now, days))
    .groupBy(['route', 'metric', 'bucket'])
    .orderBy('route')
    .orderBy('metric')
    .orderBy('bucket')
    .execute();
  // PostgreSQL sums into a type that arrives as text.
  const buckets = rows.map(({ total, ...row }) => ({ ...row, count: Number(total) }));
  const byRoute = Map.groupBy(buckets, ({ route }) => route);
  return [...byRoute]
    .map(([route, own]) => {
      const byMetric = Map.groupBy(own, ({ metric }) => metric);
      const values = [...byMetric].map(([metric, list]) => [metric, p75(metric, list)]);
      const views = (byMetric.get('ttfb') ?? []).reduce((sum, { count }) => sum + count, 0);
      return { route, views, p75: Object.fromEntries(values) as FieldRoute['p75'] };
    })
    .toSorted((a, b) => b.views - a.views || (a.route < b.route ? -1 : 1));
}

/** Removes counts of days that are no longer kept. */
export async function forgetFieldData(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('field_data').where('day', '<=', daysBefore(now, keptDays)).execute();
}
