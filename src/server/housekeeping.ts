import { loggable, type Log } from './log.ts';
import { dailyPurge } from './retention.ts';
import type { Store } from './store/store.ts';

/** How often to look whether the file is sound and today's purge done, in milliseconds. */
const everyMs = 60 * 60 * 1000;

/** Runs the daily purge, in whichever process comes first, and looks for damage every hour. */
export function startHousekeeping(
  store: Store,
  log: Log,
  now: () => Date,
): { stop: () => Promise<void> } {
  const purgeOnceADay = dailyPurge(store, now);
  const tidy = async () => {
    try {
      const report = await purgeOnceADay();
      if (report === 'clock jumped')
        log.error('the clock seems to have jumped: nothing was purged');
      else if (report && report.signups + report.messages > 0) log.info(report, 'daily purge');
    } catch (error) {
      log.warn({ fault: loggable(error) }, 'daily purge put off');
    }
  };
  let current = tidy();
  const hourly = async () => {
    await store
      .checkSound()
      .catch((error: unknown) => log.warn({ fault: loggable(error) }, 'database not checked'));
    await tidy();
  };
  // The start has checked the file already.
  const timer = setInterval(() => {
    current = hourly();
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await current;
    },
  };
}
