import { isIP } from 'node:net';
import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, types } from 'pg';
import { PlainError } from '../plainError.ts';

// bigint arrives as text by default; ours are milliseconds and counts, far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Kysely on a pool of connections; every commit waits for the disk, whatever the server's default.
 *
 * @throws PlainError when the address has an unknown `sslmode`.
 */
export function postgresDialect(
  url: string,
  { connectMs, queryMs }: { connectMs: number; queryMs: number },
): PostgresDialect {
  const pool = new Pool({
    connectionString: postgresAddress(url),
    max: 10,
    application_name: 'waitlist',
    connectionTimeoutMillis: connectMs,
    statement_timeout: queryMs,
    query_timeout: queryMs + 200,
  });
  // A broken connection is replaced at the next query, which reports the error. Without these handlers the
  // event would end the process, whether the connection was idle or in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const replacing = {
    connect: () => connectTo(pool),
    end: () => pool.end(),
    options: pool.options,
  };
  return new PostgresDialect({ pool: replacing });
}

/**
 * A connection of the pool, closed on its release if a query failed without an answer of the server: its host
 * may be gone, and the pool would hand the connection out again and again.
 */
async function connectTo(pool: Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  let isLost = false;
  const query = (...given: [string, unknown[]]) =>
    client.query(...given).catch((error: unknown) => {
      isLost ||= !(error instanceof DatabaseError);
      throw error;
    });
  return {
    // The type also asks for a form that takes cursors, which nothing here uses.
    query: query as never,
    release: (isBroken = false) => client.release(isBroken || isLost),
  };
}

const modes = ['disable', 'require', 'verify-ca', 'verify-full'];

/**
 * The address with `sslmode`, in the meaning of PostgreSQL's own programs (default: encrypted unless local), and
 * with commits that wait for the disk.
 */
export function postgresAddress(address: string): string {
  const url = new URL(address);
  const mode =
    url.searchParams.get('sslmode') ??
    process.env['PGSSLMODE'] ??
    (isLocal(url) ? 'disable' : 'require');
  if (!modes.includes(mode))
    throw new PlainError(`The sslmode of DATABASE_URL must be one of ${modes.join(', ')}.`);
  // Last, so that it holds even against options of the address.
  const options = url.searchParams.get('options') ?? '';
  url.searchParams.set('options', `${options} -c synchronous_commit=on`.trim());
  url.searchParams.set('uselibpqcompat', 'true');
  url.searchParams.set('sslmode', mode);
  return url.href;
}

/** Whether the server is on this machine: at a loopback address or a Unix socket. */
function isLocal({ hostname, searchParams }: URL): boolean {
  const host = (searchParams.get('host') ?? hostname).replace(/^\[(.*)\]$/, '$1');
  return (
    /^(?:localhost|::1|\/.*|%2f.*|)$/i.test(host) || (isIP(host) === 4 && host.startsWith('127.'))
  );
}
