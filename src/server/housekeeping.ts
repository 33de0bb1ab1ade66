import { backUpWhenDue } from './backups.ts';
import type { Deps } from './deps.ts';
import { loggable } from './log.ts';
import { confirmationMs } from './outbox/links.ts';
import { orderDigest } from './repositories/orders.ts';
import { removeUnconfirmed } from './repositories/confirmations.ts';
import { dailyPurge } from './retention.ts';
import { dayMs, dayOf, hourMs } from './time.ts';

/** What is done now and then, each in whichever process comes first. */
export function housework(deps: Deps) {
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

/** Does the housework at once and every hour, and then also looks for damage. */
export function startHousekeeping(deps: Deps): { stop: () => Promise<void> } {
  const { log, store } = deps;
  const chores = housework(deps);
  const attempt = (name: string, work: () => Promise<void>) =>
    work().catch((error: unknown) => log.warn({ fault: loggable(error) }, `${name} put off`));
  const tidy = async () => {
    for (const [name, work] of Object.entries(chores)) await attempt(name, work);
  };
  let current = tidy();
  // The start has checked the file already.
  const timer = setInterval(() => {
    current = attempt('check of the database', () => store.checkSound()).then(tidy);
  }, hourMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await current;
    },
  };
}
