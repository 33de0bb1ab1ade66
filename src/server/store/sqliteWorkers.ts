import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SqliteSettings } from './sqliteMessages.ts';

/** Starts a worker. It is plain TypeScript and needs nothing of the parent's loaders. */
export const startWorker = (file: string, settings: SqliteSettings): Worker =>
  new Worker(new URL(file, import.meta.url), { workerData: settings, execArgv: [] });

/** Reads a whole database; resolves to the number of the file if it is damaged, else to null. */
export async function findDamage(settings: SqliteSettings): Promise<number | null> {
  const [damagedFile] = (await once(startWorker('soundCheck.ts', settings), 'message')) as [
    number | null,
  ];
  return damagedFile;
}
