import type { Metrics } from './metrics.ts';
import { proveWritable } from './repositories/settings.ts';
import type { Store } from './store/store.ts';

/** How long a result is cached, in milliseconds: anyone may ask. */
const cacheMs = 1000;

/** Whether a row can be written. Reading alone proves little: a locked or full database reads well. */
export function createReadiness(
  { db }: Store,
  metrics: Metrics,
  now: () => Date,
): () => Promise<boolean> {
  const prove = async () => {
    const isUp = await proveWritable(db, now()).then(
      () => true,
      () => false,
    );
    metrics.databaseUp.set(isUp ? 1 : 0);
    return isUp;
  };
  let cached: Promise<boolean> | undefined;
  let askedAt = -Infinity;
  return () => {
    if (!cached || performance.now() - askedAt > cacheMs) {
      askedAt = performance.now();
      cached = prove();
    }
    return cached;
  };
}
