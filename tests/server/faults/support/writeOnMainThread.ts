// Negative control, preloaded into the server: it runs SQLite on the thread that serves pages, so
// that a lock blocks them.
import { writeSync } from 'node:fs';
import { openSqliteFile } from '../../../../src/server/store/sqliteFile.ts';
import { SqliteClient } from '../../../../src/server/store/sqliteClient.ts';
import { StoreUnavailable } from '../../../../src/server/store/unavailable.ts';

const path = (process.env['DATABASE_URL'] ?? '').slice('sqlite:'.length);
// It waits until the lock is released, so that the test decides how long.
const database = openSqliteFile(path, 600_000);
// It does not wait at all: at its start a write of the server itself may meet the lock first.
const probe = openSqliteFile(path, 0);

function isLocked(): boolean {
  try {
    probe.exec('begin immediate; rollback');
    return false;
  } catch {
    return true;
  }
}

SqliteClient.prototype.run = (_session, job) => {
  const { sql, parameters } = job.kind === 'together' ? job.steps[0]! : job;
  try {
    if (!sql.startsWith('select') && isLocked()) writeSync(1, 'at the lock\n');
    const rows = database.prepare(sql).all(...parameters) as Record<string, unknown>[];
    return Promise.resolve({ rows, changes: rows.length });
  } catch {
    return Promise.reject(new StoreUnavailable('SQLITE_BUSY'));
  }
};
