// Negative control: preloaded into the server, it lets SQLite commit without waiting for the disk, as
// `synchronous = normal` does with a write-ahead log.
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import type * as Threads from 'node:worker_threads';

const threads = createRequire(import.meta.url)('node:worker_threads') as typeof Threads;

if (threads.isMainThread) {
  threads.Worker = class extends threads.Worker {
    constructor(script: string | URL, options: Threads.WorkerOptions = {}) {
      super(script, { ...options, execArgv: ['--import', import.meta.url] });
    }
  };
  syncBuiltinESMExports();
}

const real = Reflect.get(DatabaseSync.prototype, 'exec');
DatabaseSync.prototype.exec = function unsynced(sql) {
  real.call(this, sql === 'pragma synchronous = full' ? 'pragma synchronous = normal' : sql);
};
