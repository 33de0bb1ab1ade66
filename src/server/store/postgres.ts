import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

// bigint arrives as text by default; ours are milliseconds and counts, far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/** After how long PostgreSQL counts as unavailable, in milliseconds. */
export interface PostgresTimeouts {
  connectMs: number;
  queryMs: number;
}

/** Kysely on a pool of connections; every commit waits for the disk, whatever the server's default. */
export function postgresDialect(url: string, timeouts: PostgresTimeouts): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    application_name: 'waitlist',
    connectionTimeoutMillis: timeouts.connectMs,
    statement_timeout: timeouts.queryMs,
    query_timeout: timeouts.queryMs + 200,
    options: '-c synchronous_commit=on',
  });
  // A connection that breaks is replaced at the next query, which reports it; unhandled, the event
  // would end the process, whether the connection was idle or at work.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
