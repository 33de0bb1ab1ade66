// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins
// Runs in a worker thread of its own: checking a copy reads all of it, which must hold up no page.
import { parentPort, workerData } from 'node:worker_threads';
import { copyDatabase } from './copyDatabase.ts';

const { path, target } = workerData as { path: string; target: string };
parentPort?.postMessage(await copyDatabase(path, target));
