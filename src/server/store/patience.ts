import { setTimeout as pause } from 'node:timers/promises';
import { sqliteCode } from './sqliteFile.ts';

/** Makes a function that retries work while another program holds the lock, for up to `timeoutMs` milliseconds. */
export function createPatience(timeoutMs: number) {
  let waitedInVainAt = -Infinity;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    // Work queued behind other work that just timed out has waited long enough, so it is not retried.
    const mayWait = start - waitedInVainAt > 1000;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (sqliteCode(error) !== 'SQLITE_BUSY' || !mayWait) throw error;
        if (performance.now() - start > timeoutMs) {
          waitedInVainAt = performance.now();
          throw error;
        }
      }
      await pause(5);
    }
  };
}
