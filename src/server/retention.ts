import { confirmationMs } from './outbox/links.ts';
import { type Cutoffs, countExpired, removeExpired } from './repositories/people.ts';
import { forgetRates } from './repositories/rates.ts';
import type { PeopleRows } from './repositories/rows.ts';
import { claim, claimedAt } from './repositories/settings.ts';
import type { Store } from './store/store.ts';
import { dayMs, hourMs } from './time.ts';

/** The promise of the privacy page: rows live this long unless the person asked otherwise. */
export const retentionMonths = 24;

/** What a purge did, or would do. */
interface PurgeReport extends PeopleRows {
  /** Rows that are over and still there. */
  remaining: number;
}

/** The moments before which rows are over. */
export function retentionCutoffs(now: Date): Cutoffs {
  const made = new Date(now);
  made.setUTCMonth(made.getUTCMonth() - retentionMonths);
  return { made, asked: new Date(now.getTime() - confirmationMs) };
}

/**
 * How many rows one run may remove: a twentieth of all, and at least 100. A clock that jumps makes
 * everything look old; with the cap it costs a day's share before anyone notices, not the list.
 */
const capFor = (total: number): number => Math.max(100, Math.ceil(total / 20));

/**
 * Removes what is past the retention period and who never confirmed, the oldest first, up to one cap
 * for all.
 *
 * @param most - Another cap, where a person has decided on it.
 */
export async function purge(store: Store, now: Date, most?: number): Promise<PurgeReport> {
  const cutoffs = retentionCutoffs(now);
  const { expired, total } = await countExpired(store.db, cutoffs);
  const removed = await removeExpired(store.db, cutoffs, most ?? capFor(total));
  return { ...removed, remaining: expired - removed.signups - removed.messages };
}

/** How far the wall clock may run off from the steady one, in milliseconds. */
const allowedDriftMs = hourMs;

/** A little less than a day, so that the hour of the run does not move on. */
const dailyMs = 23 * hourMs;

/** After a longer pause between runs the clock is in doubt, in milliseconds. */
const doubtfulPauseMs = 30 * dayMs;

/**
 * The daily purge. It runs in one process a day, whichever comes first, and not at all in a process
 * whose clock has jumped since it started. Nor does it at the first sight of a clock that is far
 * ahead of the last run: a day later it is either put right or right.
 *
 * @returns A function to call now and then; it resolves to a report on the day's run, else to null.
 */
export function dailyPurge(
  store: Store,
  now: () => Date,
  steady: () => number = () => performance.now(),
): () => Promise<PurgeReport | 'clock jumped' | null> {
  const offset = now().getTime() - steady();
  return async () => {
    const moment = now();
    if (Math.abs(moment.getTime() - steady() - offset) > allowedDriftMs) return 'clock jumped';
    if (store.kind === 'postgres') await forgetRates(store.db);
    const last = await claimedAt(store.db, 'last_purge');
    if (!(await claim(store.db, 'last_purge', moment, dailyMs))) return null;
    if (last && moment.getTime() - last.getTime() > doubtfulPauseMs) return 'clock jumped';
    return purge(store, moment);
  };
}
