// Preloaded into the server, it lets a signup wait for a lock as long as the test likes, and says when
// the wait begins: neither the writer nor the request gives up by its own clock.
import { writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isThread, loadInThreads } from './threads.ts';

const tenMinutes = 600_000;

function waitInRequests(): void {
  const real = globalThis.setTimeout;
  const isDeadline = (ms: number) => ms > 1000 && ms <= 2000;
  globalThis.setTimeout = ((work: () => void, ms: number) =>
    real(work, isDeadline(ms) ? tenMinutes : ms)) as unknown as typeof setTimeout;
}

function announceLock(): void {
  const proto = DatabaseSync.prototype;
  const real = Reflect.get(proto, 'exec');
  proto.exec = function announced(sql) {
    if (sql === 'begin immediate') writeSync(1, 'at the lock\n');
    real.call(this, sql);
  };
}

if (isThread) {
  announceLock();
} else {
  waitInRequests();
  loadInThreads(import.meta.url, { busyTimeoutMs: tenMinutes });
}
