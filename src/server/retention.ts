import { countExpired, removeExpired } from './repositories/expired.ts';
import { forgetRates } from './repositories/rates.ts';
import { claim, readSetting } from './repositories/settings.ts';
import type { Store } from './store/store.ts';
import { dayMs, hourMs } from './time.ts';

/**
 * Removes rows past the retention period and signups that were never confirmed, the oldest first.
 *
 * @param cap - How many at most. Default a twentieth of all, or 100 if that is more: when a clock
 *   jumps, everything looks old, and the cap makes that cost one day's share instead of the list.
 */
export async function purge(store: Store, now: Date, cap?: number) {
  const { expired, total } = await countExpired(store.db, now);
  const limit = cap ?? Math.max(100, Math.ceil(total / 20));
  const removed = await removeExpired(store.db, now, limit);
  return { ...removed, remaining: expired - removed.signups - removed.messages };
}

/**
 * The daily purge, to be called regularly: of several processes, the first one each day runs it, and
 * the others get null. It does not run in a process whose clock has jumped since the start. When the
 * clock is far ahead of the last run, it waits a day, in which a wrong clock can be corrected.
 */
export function dailyPurge(
  store: Store,
  now: () => Date,
  monotonic: () => number = () => performance.now(),
) {
  const offset = now().getTime() - monotonic();
  return async () => {
    const moment = now();
    if (Math.abs(moment.getTime() - monotonic() - offset) > hourMs) return 'clock jumped';
    if (store.kind === 'postgres') await forgetRates(store.db);
    const last = Date.parse((await readSetting(store.db, 'last_purge')) ?? moment.toISOString());
    // A little less than a day, so that the run does not get later every day.
    if (!(await claim(store.db, 'last_purge', moment, 23 * hourMs))) return null;
    if (moment.getTime() - last > 30 * dayMs) return 'clock jumped';
    return purge(store, moment);
  };
}
