// Negative control, preloaded into the server: it acknowledges a signup and writes it later, after
// WRITE_BEHIND_MS (default 50), as a write-behind cache would.
import { InsertQueryBuilder } from 'kysely';

const proto = InsertQueryBuilder.prototype as unknown as {
  executeTakeFirstOrThrow: () => Promise<unknown>;
  compile: () => { sql: string };
};
const delayMs = Number(process.env['WRITE_BEHIND_MS'] ?? 50);
const real = Reflect.get(proto, 'executeTakeFirstOrThrow');

proto.executeTakeFirstOrThrow = function writeBehind() {
  if (!this.compile().sql.startsWith('insert into "signups"')) return real.call(this);
  setTimeout(() => void real.call(this).catch(() => {}), delayMs);
  return Promise.resolve({ times_seen: 1 });
};
