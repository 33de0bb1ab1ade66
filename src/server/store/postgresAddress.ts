import { isIP } from 'node:net';
import { Client } from 'pg';
import { PlainError } from '../plainError.ts';

/** How to reach a PostgreSQL server. */
interface PostgresAddress {
  /** The address, with everything said that the driver would decide differently from PostgreSQL. */
  url: string;
  /** Whether what is sent crosses a network as plain text. */
  isExposed: boolean;
}

const modes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];

/**
 * Reads `sslmode` as PostgreSQL's own programs do: `require` encrypts without asking for a
 * certificate that can be verified, `verify-full` verifies it, and without any (`prefer`) encryption
 * is used where the server offers it. The driver alone would refuse the first and ignore the last.
 *
 * @throws PlainError when there is no such mode.
 */
export async function postgresAddress(
  address: string,
  connectMs: number,
): Promise<PostgresAddress> {
  const url = new URL(address);
  const mode = url.searchParams.get('sslmode') ?? process.env['PGSSLMODE'] ?? 'prefer';
  if (!modes.includes(mode))
    throw new PlainError(`The sslmode of DATABASE_URL must be one of ${modes.join(', ')}.`);
  url.searchParams.set('uselibpqcompat', 'true');
  const isOptional = mode === 'allow' || mode === 'prefer';
  url.searchParams.set('sslmode', isOptional ? 'prefer' : mode);
  const isPlain =
    mode === 'disable' || (isOptional && (await refusesEncryption(url.href, connectMs)));
  if (isPlain) url.searchParams.set('sslmode', 'disable');
  return { url: url.href, isExposed: isPlain && !isLocal(url) };
}

/** Asks the server once; any other trouble shows itself when it is used. */
async function refusesEncryption(url: string, connectMs: number): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  client.on('error', () => {});
  try {
    await client.connect();
    return false;
  } catch (error) {
    return error instanceof Error && /does not support SSL/.test(error.message);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether the server is on this machine: at its own address or at a socket. */
function isLocal({ hostname, searchParams }: URL): boolean {
  const host = (searchParams.get('host') ?? hostname).replace(/^\[(.*)\]$/, '$1');
  return (
    /^(?:localhost|::1|\/.*|%2f.*|)$/i.test(host) || (isIP(host) === 4 && host.startsWith('127.'))
  );
}
