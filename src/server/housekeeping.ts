import { backUpWhenDue } from './backups.ts';
import type { Deps } from './deps.ts';
import { loggable } from './log.ts';
import { queueReport } from './repositories/notices.ts';
import { removeDelivered } from './repositories/outbox.ts';
import { dailyPurge } from './retention.ts';
import { dayMs, dayOf, hourMs, minuteMs } from './time.ts';

/** Jobs that are due now and then, by name. Of several processes, only one does a job when it is due. */
export function scheduledJobs(deps: Deps) {
  const { env, log, now, plan, store } = deps;
  return {
    'daily purge': async () => {
      const report = await dailyPurge(store, now());
      if (report === null) return;
      if (report === 'clock jumped')
        return log.error('the clock seems to have jumped: nothing was purged');
      // As long as a delivered notice is kept in the outbox, 30 days, the same notice is not sent again.
      await removeDelivered(store.db, new Date(now().getTime() - 30 * dayMs));
      if (report.signups + report.messages > 0) log.info(report, 'daily purge');
    },
    'daily digest': async () => {
      const moment = now();
      if (env.DIGEST_HOUR === undefined || moment.getUTCHours() < env.DIGEST_HOUR) return;
      const yesterday = dayOf(new Date(moment.getTime() - dayMs));
      await queueReport(store.db, 'digest', yesterday, plan.digest, moment);
      void deps.wakeOutbox();
    },
    backup: () => backUpWhenDue(deps),
  };
}

/** Runs the jobs at once and every hour, and checks the database file every minute. */
export function startHousekeeping(deps: Deps): { stop: () => Promise<void> } {
  const { log, store } = deps;
  const jobs = scheduledJobs(deps);
  const attempt = (name: string, work: () => Promise<unknown>) =>
    work().catch((error: unknown) => log.warn({ fault: loggable(error) }, `${name} put off`));
  const runAll = async () => {
    for (const [name, work] of Object.entries(jobs)) await attempt(name, work);
  };
  // One after the other, never at once: a check may find damage that a job would make worse.
  let current: Promise<unknown> = runAll();
  const queue = (work: () => Promise<unknown>) => () => void (current = current.then(work));
  const check = () => attempt('check of the database', () => store.checkSound());
  const timers = [setInterval(queue(check), minuteMs), setInterval(queue(runAll), hourMs)];
  for (const timer of timers) timer.unref();
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await current;
    },
  };
}
