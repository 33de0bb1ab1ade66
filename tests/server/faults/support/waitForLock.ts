// Negative control, preloaded into the server: it waits for a lock as SQLite does by itself, which
// holds up the pages too.
import { writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const real = Reflect.get(DatabaseSync.prototype, 'exec');
DatabaseSync.prototype.exec = function patient(sql) {
  try {
    real.call(this, sql);
  } catch (error) {
    if (sql !== 'begin immediate') throw error;
    writeSync(1, 'at the lock\n');
    // It waits until the lock is released, so that the test decides how long.
    real.call(this, 'pragma busy_timeout = 600000');
    real.call(this, sql);
  }
};
