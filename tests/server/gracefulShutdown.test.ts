import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { shutDownGracefully } from '../../src/server/gracefulShutdown.ts';
import { owner } from '../support/owner.ts';

/** A server that is shutting down, whose grace period ends when the test says so. */
async function leaving(delayMs: number) {
  const server = createServer((_request, response) => response.end('here'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  owner().defer(() => server.close());
  const { port } = server.address() as AddressInfo;
  const waits: number[] = [];
  const { promise: over, resolve: endDelay } = Promise.withResolvers<void>();
  const ended = shutDownGracefully(server, delayMs, (ms) => {
    waits.push(ms);
    return over;
  });
  /** How many of ten requests, one after the other, are answered with `Connection: close`. */
  const visitors = async () => {
    let answered = 0;
    for (let visitor = 0; visitor < 10; visitor += 1)
      answered += await fetch(`http://127.0.0.1:${port}`).then(
        ({ headers }) => (headers.get('connection') === 'close' ? 1 : 0),
        () => 0,
      );
    return answered;
  };
  return { server, port, waits, endDelay, ended, visitors };
}

test('the grace period is as long as it is set, and every request is answered meanwhile, none later', async () => {
  const { waits, endDelay, ended, visitors } = await leaving(1500);
  expect(waits).toEqual([1500]);
  expect(await visitors()).toBe(10);
  endDelay();
  await ended;
  expect(await visitors()).toBe(0);
});

test('a request that began before the server stopped listening is answered with Connection: close', async () => {
  // How long it may take is two seconds, which do not pass here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  owner().defer(() => vi.useRealTimers());
  const { server, port, endDelay, ended } = await leaving(1500);
  const accepted = once(server, 'connection');
  const client = connect(port, '127.0.0.1');
  let answer = '';
  client.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const closed = once(client, 'close');
  const [connection] = (await accepted) as [Socket];
  client.write('GET / HTTP/1.1\r\nHost: a\r\n');
  while (connection.bytesRead === 0) await setImmediate();
  endDelay();
  while (server.listening) await setImmediate();
  // Idle connections are closed by then; this one is not.
  vi.advanceTimersByTime(50);
  client.write('\r\n');
  await ended;
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n/);
});
