import { confirmationMs } from './outbox/links.ts';
import { type Cutoffs, countExpired, removeExpired } from './repositories/people.ts';
import { forgetRates } from './repositories/rates.ts';
import type { PeopleRows } from './repositories/rows.ts';
import { claim, claimedAt } from './repositories/settings.ts';
import type { Store } from './store/store.ts';
import { dayMs, hourMs } from './time.ts';

/** The promise of the privacy page: rows live this long unless the person asked otherwise. */
export const retentionMonths = 24;

/** Rows that a purge removed, or would remove. */
interface PurgeReport extends PeopleRows {
  /** Expired rows that are left. */
  remaining: number;
}

/** The times before which rows have expired. */
export function retentionCutoffs(now: Date): Cutoffs {
  const made = new Date(now);
  made.setUTCMonth(made.getUTCMonth() - retentionMonths);
  return { made, asked: new Date(now.getTime() - confirmationMs) };
}

/**
 * How many rows one run may remove: a twentieth of all, or 100 if that is more. When a clock jumps,
 * everything looks old; because of the cap that costs one day's share, and not the list.
 */
const capFor = (total: number): number => Math.max(100, Math.ceil(total / 20));

/**
 * Removes rows past the retention period and signups that were never confirmed, the oldest first, up
 * to one cap for all of them.
 *
 * @param cap - Another cap, when the owner gives one.
 */
export async function purge(store: Store, now: Date, cap?: number): Promise<PurgeReport> {
  const cutoffs = retentionCutoffs(now);
  const { expired, total } = await countExpired(store.db, cutoffs);
  const removed = await removeExpired(store.db, cutoffs, cap ?? capFor(total));
  return { ...removed, remaining: expired - removed.signups - removed.messages };
}

/** How far the clock may drift from the monotonic one, in milliseconds. */
const allowedDriftMs = hourMs;

/** A little less than a day, so that the run does not get later every day. */
const dailyMs = 23 * hourMs;

/** After a longer pause between runs, in milliseconds, the clock may be wrong. */
const doubtfulPauseMs = 30 * dayMs;

/**
 * The daily purge. Of several processes, the first one to call it each day runs it. It does not run in
 * a process whose clock has jumped since the start. When the clock is far ahead of the last run, it
 * waits a day, in which a wrong clock can be corrected.
 *
 * @returns A function to call regularly. It resolves to a report when it was this call that purged,
 * and to null when the day's purge is done.
 */
export function dailyPurge(
  store: Store,
  now: () => Date,
  monotonic: () => number = () => performance.now(),
): () => Promise<PurgeReport | 'clock jumped' | null> {
  const offset = now().getTime() - monotonic();
  return async () => {
    const moment = now();
    if (Math.abs(moment.getTime() - monotonic() - offset) > allowedDriftMs) return 'clock jumped';
    if (store.kind === 'postgres') await forgetRates(store.db);
    const last = await claimedAt(store.db, 'last_purge');
    if (!(await claim(store.db, 'last_purge', moment, dailyMs))) return null;
    if (last && moment.getTime() - last.getTime() > doubtfulPauseMs) return 'clock jumped';
    return purge(store, moment);
  };
}
