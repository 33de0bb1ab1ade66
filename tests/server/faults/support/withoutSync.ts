// Negative control, preloaded into the server: SQLite commits without waiting for the disk, as
// `synchronous = normal` does with a write-ahead log.
import { DatabaseSync } from 'node:sqlite';

const real = Reflect.get(DatabaseSync.prototype, 'exec');
DatabaseSync.prototype.exec = function unsynced(sql) {
  real.call(this, sql === 'pragma synchronous = full' ? 'pragma synchronous = normal' : sql);
};
