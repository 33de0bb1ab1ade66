// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins
// Runs in a worker thread of its own: reading a whole file must hold up neither pages nor writes.
import { parentPort, workerData } from 'node:worker_threads';
import { assertSound, isDamage } from './sqliteFile.ts';
import type { SqliteSettings } from './sqliteMessages.ts';
import { inodeOf } from './watchedFile.ts';

const { path, busyTimeoutMs } = workerData as SqliteSettings;
const inode = inodeOf(path);
try {
  assertSound(path, busyTimeoutMs);
  parentPort?.postMessage(null);
} catch (error) {
  parentPort?.postMessage(isDamage(error) ? inode : null);
}
