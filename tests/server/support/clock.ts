import { vi } from 'vitest';
import { owner } from '../../support/owner.ts';
import { runStatement } from './runStatement.ts';
import type { TestDatabase } from './databases.ts';

/**
 * Stops the clock that rate limits count by: this process's for SQLite, the database's own for
 * PostgreSQL. Call it before the server starts.
 *
 * @returns What moves the clock forward, by milliseconds.
 */
export async function stopClock({ kind, url }: TestDatabase): Promise<(ms: number) => unknown> {
  if (kind === 'sqlite') {
    vi.useFakeTimers({ toFake: ['performance'] });
    owner().defer(() => vi.useRealTimers());
    return (ms) => vi.advanceTimersByTime(ms);
  }
  // Shadows PostgreSQL's function by one of the same name, for later connections.
  await runStatement(
    url,
    `create table public.test_clock as select pg_catalog.clock_timestamp() as moment;
     create function public.clock_timestamp() returns timestamptz language sql volatile
       as 'select moment from public.test_clock';
     alter database ${new URL(url).pathname.slice(1)} set search_path = public, pg_catalog;`,
  );
  const later = (ms: number) => `moment + interval '${ms} milliseconds'`;
  return (ms) => runStatement(url, `update public.test_clock set moment = ${later(ms)}`);
}
