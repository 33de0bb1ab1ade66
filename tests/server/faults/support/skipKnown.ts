// Negative control, preloaded into the server: for a known address it writes nothing, and answers
// at once instead of on the shared tick. A new one takes as long as on a slow disk, which is more than
// other programs of a busy machine add to either.
import { setTimeout as pause } from 'node:timers/promises';
import { InsertQueryBuilder, type OnConflictBuilder } from 'kysely';

type Conflict = OnConflictBuilder<never, never>;
const proto = InsertQueryBuilder.prototype as unknown as {
  onConflict: (build: (conflict: Conflict) => unknown) => unknown;
  executeTakeFirstOrThrow: () => Promise<unknown>;
  executeTakeFirst: () => Promise<unknown>;
  compile: () => { sql: string };
};
const realConflict = Reflect.get(proto, 'onConflict');

proto.onConflict = function ignoreKnown(build) {
  if (!this.compile().sql.startsWith('insert into "signups"'))
    return realConflict.call(this, build);
  return realConflict.call(this, (conflict) => conflict.doNothing());
};
proto.executeTakeFirstOrThrow = async function tolerateNothing() {
  const stored = await this.executeTakeFirst();
  if (stored) await pause(25);
  return stored ?? { times_seen: 2 };
};

const realTimeout = globalThis.setTimeout;
globalThis.setTimeout = ((work: () => void, ms: number) =>
  ms <= 10 ? setImmediate(work) : realTimeout(work, ms)) as unknown as typeof setTimeout;
