import { setTimeout as pause } from 'node:timers/promises';
import { sqliteCode } from './sqliteFile.ts';

/** Work that starts this soon after other work timed out was probably queued behind it. */
const justAfterMs = 1000;

/** Makes a function that retries work while another program holds the lock, for up to `timeoutMs` milliseconds. */
export function createPatience(timeoutMs: number) {
  let timedOutAt = -Infinity;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    // Such work has waited long enough for its turn: it is tried once.
    const mayRetry = start - timedOutAt > justAfterMs;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (sqliteCode(error) !== 'SQLITE_BUSY' || !mayRetry) throw error;
        if (performance.now() - start > timeoutMs) {
          timedOutAt = performance.now();
          throw error;
        }
      }
      await pause(5);
    }
  };
}
