import { isIP } from 'node:net';
import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
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
  return new PostgresDialect({ pool });
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
