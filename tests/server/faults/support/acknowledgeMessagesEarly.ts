// Negative control, preloaded into the server: it acknowledges messages and never writes them, as
// a write-behind cache that is killed would.
import { SqliteClient } from '../../../../src/server/store/sqliteClient.ts';

const real = Reflect.get(SqliteClient.prototype, 'run');

SqliteClient.prototype.run = function writeBehind(this: SqliteClient, session, job) {
  if (job.kind === 'together')
    return Promise.resolve({ rows: job.steps.map(() => ({ rows: [] })), changes: 0 });
  return real.call(this, session, job);
};
