import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Reads a whole database file in a thread; resolves to whether it is damaged. */
export async function findDamage(path: string): Promise<boolean> {
  const worker = new Worker(new URL('soundCheck.ts', import.meta.url), {
    workerData: path,
    execArgv: [],
  });
  const [isDamaged] = (await once(worker, 'message')) as [boolean];
  return isDamaged;
}
