import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from './unavailable.ts';

/** How often a lock is tried again, in milliseconds. */
const retryMs = 5;

/** How long after a wait in vain others do not wait for the same lock, in milliseconds. */
const sameLockMs = 1000;

const isLocked = (error: unknown): boolean =>
  error instanceof StoreUnavailable && error.code === 'SQLITE_BUSY';

/**
 * Waits for locks of other programs without holding up its own.
 *
 * @param timeoutMs - How long.
 * @returns What runs work again until it meets no lock.
 */
export function lockWait(
  timeoutMs: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let waitedInVainAt = -Infinity;
  return async (work) => {
    const start = performance.now();
    // Whoever stood in line behind somebody who waited in vain has waited enough.
    const mayWait = start - waitedInVainAt > sameLockMs;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isLocked(error) || !mayWait) throw error;
        if (performance.now() - start > timeoutMs) {
          waitedInVainAt = performance.now();
          throw error;
        }
      }
      await pause(retryMs);
    }
  };
}
