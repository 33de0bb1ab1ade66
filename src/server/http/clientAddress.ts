import { isIP } from 'node:net';

/**
 * The networks a request comes from, as rate limits count it, each within the next: an IPv4 address,
 * or of an IPv6 address the /64, because one visitor owns all of it, and the /48 and /32 around it,
 * because a customer or a provider owns all of those.
 *
 * @param socketAddress - Who is connected to us.
 * @param forwarded - The X-Forwarded-For header, if any.
 * @param hops - How many proxies of ours are in front, each of which appends to that header.
 */
export function clientNetworks(
  socketAddress: string | undefined,
  forwarded: string | undefined,
  hops: number,
): string[] {
  const direct = socketAddress ?? '';
  if (hops === 0 || forwarded === undefined) return networksOf(direct);
  const claimed = withoutPort(forwarded.split(',').at(-hops)?.trim() ?? '');
  return networksOf(isIP(claimed) ? claimed : direct);
}

function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  return bracketed ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}

function networksOf(address: string): string[] {
  if (isIP(address) !== 6) return [address];
  const groups = expand(address.split('%')[0] ?? '');
  const isMappedIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMappedIpv4)
    return [4, 3, 2].map((length) => `${groups.slice(0, length).join(':')}::/${length * 16}`);
  const bytes = groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 0xff];
  });
  return [bytes.join('.')];
}

/** The eight groups of an IPv6 address, as URLs write them: in lower case and without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...gap, ...after];
}
