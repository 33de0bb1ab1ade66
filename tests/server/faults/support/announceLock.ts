// Preloaded into the server: it prints a line when a write begins to wait for the lock.
import { writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const real = Reflect.get(DatabaseSync.prototype, 'exec');
DatabaseSync.prototype.exec = function announced(sql) {
  if (sql === 'begin immediate') writeSync(1, 'at the lock\n');
  real.call(this, sql);
};
