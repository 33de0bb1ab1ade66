import { expect, test } from 'vitest';
import { createRateLimit } from '../../src/server/rateLimit.ts';
import { clientNetworks } from '../../src/server/http/clientAddress.ts';
import { stopClock } from './support/databases.ts';
import { postJson } from './support/http.ts';
import { serve } from './support/serve.ts';

/** Starts a server with a limit of `perMinute` posts a minute, whose clock moves only by `advance`. */
const start = async (perMinute: number) => {
  const advance = stopClock();
  const variables = { RATE_LIMIT_PER_MINUTE: String(perMinute), TRUST_PROXY_HOPS: '1' };
  const { url } = await serve('sqlite', variables);
  const post = (address = '203.0.113.7', path = '/api/waitlist') =>
    postJson(`${url}${path}`, { email: 'ann@example.com' }, { 'X-Forwarded-For': address });
  return { post, advance };
};

test('a network over its limit gets 429 with Retry-After, until its bucket has a token again', async () => {
  const { post, advance } = await start(6);
  for (let turn = 0; turn < 6; turn += 1) expect((await post()).status).toBe(202);
  const limited = await post();
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '10']);
  const title = 'Too Many Requests';
  expect(await limited.json()).toEqual({ type: 'about:blank', title, status: 429 });
  expect((await post('203.0.113.8')).status).toBe(202);
  expect((await post('203.0.113.7', '/api/contact')).status).toBe(422);
  expect((await post('2001:db8:1:1::1')).status).toBe(202);
  advance(9998);
  expect((await post()).status).toBe(429);
  advance(2);
  expect((await post()).status).toBe(202);
  expect((await post()).status).toBe(429);
});

test('an IPv6 /64 counts as one network, and the /48 and the /32 around it have limits, too', async () => {
  const { post } = await start(1);
  const statuses = async (count: number, address: (index: number) => string) => {
    const answers = [];
    for (let index = 0; index < count; index += 1)
      answers.push((await post(address(index))).status);
    return answers;
  };
  const ten = Array.from({ length: 10 }, () => 202);
  expect(await statuses(11, (index) => `2001:db8:1:${index}::1`)).toEqual([...ten, 429]);
  expect((await post('2001:db8:2:1::1')).status).toBe(202);
  expect((await post('2001:db8:2:1:ffff::2')).status).toBe(429);
  const hundred = await statuses(100, (index) => `2001:db9:${index}:1::1`);
  expect(new Set(hundred)).toEqual(new Set([202]));
  expect((await post('2001:db9:ffff:1::1')).status).toBe(429);
  expect((await post('2001:dba::1')).status).toBe(202);
});

test('the largest network may send a hundred times as many, however high the limit is', () => {
  stopClock();
  const limitRate = createRateLimit(1000);
  for (let post = 0; post < 100_000; post += 1)
    limitRate('/', [`${post}/64`, `${post}/48`, '0/32']);
  expect(() => limitRate('/', ['0/64', '0/48', '0/32'])).toThrow();
});

test.each<[string, string, string | undefined, number, string]>([
  ['a direct visitor', '198.51.100.4', undefined, 0, '198.51.100.4'],
  ['a header nobody of ours wrote', '198.51.100.4', '1.2.3.4', 0, '198.51.100.4'],
  ['one proxy', '10.0.0.1', '1.2.3.4', 1, '1.2.3.4'],
  ['one proxy and a forged entry', '10.0.0.1', '9.9.9.9, 1.2.3.4', 1, '1.2.3.4'],
  ['two proxies', '10.0.0.1', '9.9.9.9, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
  ['fewer entries than proxies', '10.0.0.1', '1.2.3.4', 3, '10.0.0.1'],
  ['an entry that is no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['an entry with a port', '10.0.0.1', '1.2.3.4:5678', 1, '1.2.3.4'],
  ['IPv6 with brackets and port', '10.0.0.1', '[2001:db8::1]:443', 1, '20010db800000000/64'],
  ['IPv4 in IPv6 clothes', '::ffff:1.2.3.4', undefined, 0, '1.2.3.4'],
  ['the same in hexadecimal', '::ffff:102:304', undefined, 0, '1.2.3.4'],
  ['IPv6 with leading zeros', '2001:0db8:0000:0001::', undefined, 0, '20010db800000001/64'],
  ['the local address', '::1', undefined, 0, '0/64'],
  ['a link-local address with a zone', 'fe80::1%eth0', undefined, 0, 'fe80000000000000/64'],
])('%s is counted for the right network', (_name, socket, forwarded, proxyDepth, network) => {
  expect(clientNetworks(socket, forwarded, proxyDepth)[0]).toBe(network);
});
