import { setTimeout as pause } from 'node:timers/promises';
import { sqliteCode } from './sqliteFile.ts';

/** Tries work again while another program's lock is in the way, for up to `timeoutMs`. */
export function createPatience(timeoutMs: number) {
  let waitedInVainAt = -Infinity;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    // Whoever stood in line behind somebody who waited in vain has waited enough.
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
