import { isIP } from 'node:net';
import { PlainError } from '../plainError.ts';

const modes = ['disable', 'require', 'verify-ca', 'verify-full'];

/**
 * The address with everything said that the driver would decide differently from PostgreSQL. Reads
 * `sslmode` as PostgreSQL's own programs do: `require` encrypts without asking for a
 * certificate that can be verified, `verify-full` verifies it. Without any, whatever crosses a network
 * is encrypted.
 *
 * @throws PlainError when there is no such mode.
 */
export function postgresAddress(address: string): string {
  const url = new URL(address);
  const mode =
    url.searchParams.get('sslmode') ??
    process.env['PGSSLMODE'] ??
    (isLocal(url) ? 'disable' : 'require');
  if (!modes.includes(mode))
    throw new PlainError(`The sslmode of DATABASE_URL must be one of ${modes.join(', ')}.`);
  url.searchParams.set('uselibpqcompat', 'true');
  url.searchParams.set('sslmode', mode);
  return url.href;
}

/** Whether the server is on this machine: at its own address or at a socket. */
function isLocal({ hostname, searchParams }: URL): boolean {
  const host = (searchParams.get('host') ?? hostname).replace(/^\[(.*)\]$/, '$1');
  return (
    /^(?:localhost|::1|\/.*|%2f.*|)$/i.test(host) || (isIP(host) === 4 && host.startsWith('127.'))
  );
}
