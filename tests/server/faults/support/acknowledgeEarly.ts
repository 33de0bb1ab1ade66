// Negative control: preloaded into the server, it acknowledges a signup and writes it 50 ms later,
// as a cache that writes behind would. The harness must notice.
import { InsertQueryBuilder } from 'kysely';

const proto = InsertQueryBuilder.prototype as unknown as {
  executeTakeFirstOrThrow: () => Promise<unknown>;
  compile: () => { sql: string };
};
const real = Reflect.get(proto, 'executeTakeFirstOrThrow');

proto.executeTakeFirstOrThrow = function writeBehind() {
  if (!this.compile().sql.startsWith('insert into "signups"')) return real.call(this);
  setTimeout(() => void real.call(this).catch(() => {}), 50);
  return Promise.resolve({ times_seen: 1 });
};
