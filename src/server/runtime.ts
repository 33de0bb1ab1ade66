import { createApp } from './app.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startRelay } from './outbox/relay.ts';
import { createLinks } from './outbox/links.ts';
import { planOf } from './outbox/plan.ts';
import { linkSecretOf, writeSetting } from './repositories/settings.ts';
import { createRateLimit } from './rateLimit.ts';
import type { Site } from './site.ts';
import { openStore, type Store } from './store/store.ts';

export type RuntimeOptions = Partial<Pick<Deps, 'log' | 'now'>> & { site?: Site };

/**
 * Opens the server without sockets, for a listener, a dev server or a test to mount.
 *
 * @throws PlainError when the database cannot be used.
 */
export async function openRuntime(env: Env, options: RuntimeOptions = {}) {
  const log = options.log ?? createLog(env.LOG_LEVEL);
  const now = options.now ?? (() => new Date());
  const metrics = createMetrics();
  const store = await openStore(env.DATABASE_URL, {
    answerWithinMs: env.ANSWER_WITHIN_MS,
    onDamage(isDamaged) {
      metrics.databaseDamaged.set(isDamaged ? 1 : 0);
      if (isDamaged) log.error('the database file is damaged: nothing is written to it');
      else log.info('the database file was replaced');
    },
  });
  let isDraining = false;
  const deps: Deps = {
    env,
    store,
    site: options.site,
    log,
    metrics,
    rateLimit: createRateLimit(env.RATE_LIMIT_PER_MINUTE),
    plan: planOf(env),
    links: async () => createLinks(await linkSecretOf(store.db), env.SITE_URL),
    now,
    isWritable: createReadiness(store, now),
    wakeOutbox: () => relay.wake(),
    isDraining: () => isDraining,
  };
  const relay = startRelay(deps);
  void relay.wake();
  const housekeeping = startHousekeeping(deps);
  return {
    app: createApp(deps),
    deps,
    /** From now on `/readyz` answers 503, every answer closes its connection, and no more notices are claimed. */
    drain: () => {
      isDraining = true;
      void relay.stop();
    },
    /** Finishes the work in progress and closes the database. */
    close: async () => {
      await housekeeping.stop();
      await relay.stop();
      await store.close();
    },
  };
}

/**
 * Makes the check whether a row can be written. Reading would prove little: it succeeds while the database
 * is locked or the disk is full.
 */
function createReadiness({ db }: Store, now: () => Date) {
  let cached: Promise<boolean> | undefined;
  let askedAt = -Infinity;
  return () => {
    // Cached for a second: anyone may request `/readyz`, and each check writes.
    if (!cached || performance.now() - askedAt > 1000) {
      askedAt = performance.now();
      cached = writeSetting(db, 'last_ready', now().toISOString()).then(
        () => true,
        () => false,
      );
    }
    return cached;
  };
}
