import { backUpWhenDue } from './backups.ts';
import type { Deps } from './deps.ts';
import { loggable } from './log.ts';
import { confirmationMs } from './outbox/links.ts';
import { orderDigest } from './repositories/orders.ts';
import { removeUnconfirmed } from './repositories/confirmations.ts';
import { dailyPurge } from './retention.ts';
import { dayMs, dayOf, hourMs } from './time.ts';

/** Jobs that are due now and then; of several processes one does each. */
export function scheduledJobs(deps: Deps) {
  const { env, log, now, plan, store } = deps;
  const purgeOnceADay = dailyPurge(store, now);
  return {
    'daily purge': async () => {
      const report = await purgeOnceADay();
      if (report === 'clock jumped') {
        log.error('the clock seems to have jumped: nothing was purged');
        return;
      }
      if (!report) return;
      // Who never confirmed has not agreed to be on the list.
      const never = await removeUnconfirmed(store.db, new Date(now().getTime() - confirmationMs));
      const signups = report.signups + never;
      if (signups + report.messages > 0) log.info({ ...report, signups }, 'daily purge');
    },
    'daily digest': async () => {
      const moment = now();
      if (env.DIGEST_HOUR === undefined || moment.getUTCHours() < env.DIGEST_HOUR) return;
      const yesterday = dayOf(new Date(moment.getTime() - dayMs));
      await orderDigest(store.db, yesterday, plan.digest, moment);
      deps.wakeOutbox();
    },
    backup: () => backUpWhenDue(deps),
  };
}

/** Runs the jobs at once and every hour; from then on it checks the database first. */
export function startHousekeeping(deps: Deps): { stop: () => Promise<void> } {
  const { log, store } = deps;
  const jobs = scheduledJobs(deps);
  const attempt = (name: string, work: () => Promise<void>) =>
    work().catch((error: unknown) => log.warn({ fault: loggable(error) }, `${name} put off`));
  const runAll = async () => {
    for (const [name, work] of Object.entries(jobs)) await attempt(name, work);
  };
  let current = runAll();
  // The start has checked the file already.
  const timer = setInterval(() => {
    current = attempt('check of the database', () => store.checkSound()).then(runAll);
  }, hourMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await current;
    },
  };
}
