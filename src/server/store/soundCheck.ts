// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins
// Runs in a thread of its own as well: reading a whole file must hold up neither pages nor writes.
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { assertSound, isDamage } from './sqliteFile.ts';

/** How long the check waits for another program's lock, in milliseconds. */
const timeoutMs = 5000;

/** Reads a whole database in a thread; resolves to whether it is damaged. */
export async function findDamage(path: string): Promise<boolean> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { soundCheck: path },
    execArgv: [],
  });
  const [isDamaged] = (await once(worker, 'message')) as [boolean];
  return isDamaged;
}

const asked = workerData as { soundCheck?: string } | null;
if (!isMainThread && asked?.soundCheck) {
  try {
    assertSound(asked.soundCheck, timeoutMs);
    parentPort?.postMessage(false);
  } catch (error) {
    parentPort?.postMessage(isDamage(error));
  }
}
