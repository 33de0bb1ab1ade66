// Preloaded into the server: it prints a line when a write begins to wait for the lock.
import { writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isThread, loadInThreads } from './threads.ts';

function announceLock(): void {
  const proto = DatabaseSync.prototype;
  const real = Reflect.get(proto, 'exec');
  proto.exec = function announced(sql) {
    if (sql === 'begin immediate') writeSync(1, 'at the lock\n');
    real.call(this, sql);
  };
}

if (isThread) announceLock();
else loadInThreads(import.meta.url);
