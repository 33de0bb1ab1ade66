import { createRequire, syncBuiltinESMExports } from 'node:module';
import type * as Threads from 'node:worker_threads';

const threads = createRequire(import.meta.url)('node:worker_threads') as typeof Threads;

/** Whether this is a worker thread of the server. */
export const isThread = !threads.isMainThread;

/** Loads the module at `url` into the worker threads of the server, too. */
export function loadInThreads(url: string): void {
  threads.Worker = class extends threads.Worker {
    constructor(script: string | URL, options: Threads.WorkerOptions = {}) {
      super(script, { ...options, execArgv: ['--import', url] });
    }
  };
  syncBuiltinESMExports();
}
