// Runs in a thread: reading a whole file must hold up neither pages nor writes.
import { parentPort, workerData } from 'node:worker_threads';
import { hasDamage } from './sqliteFile.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
parentPort?.postMessage(hasDamage(workerData as string, 5000));
