import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { shutDownGracefully } from '../../src/server/server.ts';
import { owner } from '../support/owner.ts';
import { listen } from './support/http.ts';

test('a request that began before the server stopped listening is answered with Connection: close', async () => {
  // How long it may take is two seconds, which do not pass here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  owner().defer(() => vi.useRealTimers());
  const server = createServer((_request, response) => response.end('here'));
  const port = await listen(server);
  const accepted = once(server, 'connection');
  const client = connect(port, '127.0.0.1');
  let answer = '';
  client.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const closed = once(client, 'close');
  const [connection] = (await accepted) as [Socket];
  client.write('GET / HTTP/1.1\r\nHost: a\r\n');
  while (connection.bytesRead === 0) await setImmediate();
  const ended = shutDownGracefully(server, 0);
  while (server.listening) await setImmediate();
  // Idle connections are closed by then; this one is not.
  vi.advanceTimersByTime(50);
  client.write('\r\n');
  await ended;
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n/);
});
