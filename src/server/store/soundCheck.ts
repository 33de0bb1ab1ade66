// Runs in a thread: reading a whole file must hold up neither pages nor writes.
import { parentPort, workerData } from 'node:worker_threads';
import { assertSound, isDamage } from './sqliteFile.ts';

let isDamaged = false;
try {
  assertSound(workerData as string, 5000);
} catch (error) {
  isDamaged = isDamage(error);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
parentPort?.postMessage(isDamaged);
