import { isIP } from 'node:net';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/**
 * The networks that a request comes from, each within the next. For IPv4 that is the address alone; for
 * IPv6 the /64 of a visitor, the /48 of a customer and the /32 of a provider.
 *
 * @param forwarded - The X-Forwarded-For header, if any.
 * @param proxyDepth - Number of our own proxies that are in front of the server; each appends to that header.
 */
export function clientNetworks(
  socketAddress: string | undefined,
  forwarded: string | undefined,
  proxyDepth: number,
): string[] {
  const direct = socketAddress ?? '';
  if (proxyDepth === 0 || forwarded === undefined) return networksOf(direct);
  const claimed = withoutPort(forwarded.split(',').at(-proxyDepth)?.trim() ?? '');
  return networksOf(isIP(claimed) ? claimed : direct);
}

function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  return bracketed ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}

function networksOf(address: string): string[] {
  if (isIP(address) !== 6) return [address];
  // A zone such as `%eth0` names an interface of this machine, and is not a part of the network.
  const bits = convertIPv6ToBinary(address.replace(/%.*/, ''));
  if (isIPv4MappedIPv6(bits)) return [convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))];
  return [64, 48, 32].map((length) => `${(bits >> BigInt(128 - length)).toString(16)}/${length}`);
}
