import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { parseEnvironment } from '../../src/server/env.ts';
import { createHttpServer } from '../../src/server/listener.ts';
import { shutDownGracefully } from '../../src/server/server.ts';
import { eventually } from '../support/eventually.ts';
import { resources } from '../support/resources.ts';
import { listen, postJson, sendRaw } from './support/http.ts';
import { serve } from './support/serve.ts';

const server = await serve('sqlite');

const body = '{"email":"raw@example.com"}';
const length = `Content-Length: ${body.length}`;
const type = 'Content-Type: application/json';
const head = (...lines: string[]) =>
  `${['POST /api/waitlist HTTP/1.1', ...lines].join('\r\n')}\r\n\r\n`;
const stored = async () => {
  const rows = await server.deps.store.db.selectFrom('signups').select('email_normal').execute();
  return rows.map(({ email_normal }) => email_normal);
};

test('a well-formed raw request is accepted: the control for those below', async () => {
  const answer = await sendRaw(
    server.port,
    head('Host: a', type, length, 'Connection: close') + body,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 202 /);
});

test.each([
  ['two Host headers', head('Host: a', 'Host: b', type, length) + body],
  ['two equal Host headers', head('Host: a', 'host: a', type, length) + body],
  ['an invalid Host header', head('Host: a b', type, length) + body],
  ['an empty Host header', head('Host:', type, length) + body],
  ['no Host header', head(type, length) + body],
  [
    'both Content-Length and Transfer-Encoding',
    `${head('Host: a', type, length, 'Transfer-Encoding: chunked')}0\r\n\r\n`,
  ],
  ['two lengths', head('Host: a', type, 'Content-Length: 5', 'Content-Length: 6') + body],
  [
    'an invalid chunk size',
    `${head('Host: a', type, 'Transfer-Encoding: chunked')}zz\r\n${body}\r\n0\r\n\r\n`,
  ],
  ['a space before a colon', head('Host: a', 'Content-Type : application/json') + body],
  ['an address of another site', `GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['no request at all', '\0\0\0\0\r\n\r\n'],
])('%s is answered 400 and nothing is stored', async (_name, bytes) => {
  const before = (await stored()).length;
  const answer = await sendRaw(server.port, bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('application/problem+json');
  expect(answer).toMatch(/\r\nstrict-transport-security: /i);
  expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'/i);
  expect(answer).not.toContain('evil');
  expect((await stored()).length).toBe(before);
});

test('a second request smuggled in the body of the first is not executed', async () => {
  const hidden = head('Host: a', type, 'Content-Length: 29') + '{"email":"hidden@example.com"}';
  const answer = await sendRaw(
    server.port,
    `${head('Host: a', type, `Content-Length: ${hidden.length}`, 'Connection: close')}${hidden}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(await stored()).not.toContain('hidden@example.com');
});

test('a health check in HTTP/1.0 without a Host is answered', async () => {
  const answer = await sendRaw(server.port, 'GET /readyz HTTP/1.0\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('a request to connect elsewhere is answered 405', async () => {
  const answer = await sendRaw(server.port, 'CONNECT example.com:443 HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
});

test('headers of 20 KiB are answered 431', async () => {
  const answer = await sendRaw(server.port, head('Host: a', `X: ${'x'.repeat(20_000)}`));
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toMatch(/\r\nstrict-transport-security: /i);
});

test('a path of 10,000 characters is a 404, and the server goes on', async () => {
  const answer = await sendRaw(
    server.port,
    `GET /${'x'.repeat(10_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});

test('who asks to connect elsewhere can neither end the server nor stay', async () => {
  const ask = 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n';
  const plain = createHttpServer(() => {}, parseEnvironment({}));
  const accepted: Socket[] = [];
  plain.on('connection', (socket: Socket) => accepted.push(socket));
  const port = await listen(plain);
  const reset = connect(port, '127.0.0.1').on('error', () => {});
  reset.write(ask, () => reset.resetAndDestroy());
  const idle = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume();
  idle.write(ask);
  await eventually(() => {
    expect(accepted.map(({ destroyed }) => destroyed)).toEqual([true, true]);
  });
  idle.destroy();
});

/** Expects that clients that send a byte now and then are disconnected, and others answered meanwhile. */
async function disconnectSlowSenders() {
  const hurried = await serve('sqlite', { REQUEST_TIMEOUT_MS: '5000' });
  const sockets = Array.from({ length: 50 }, () => connect(hurried.port, '127.0.0.1'));
  const closed = sockets.map((socket) => once(socket, 'close'));
  const timers = sockets.map((socket, index) => {
    socket.on('error', () => {});
    socket.write(
      index % 2 ? 'GET / HTTP/1.1\r\nHost: a\r\nX: ' : head('Host: a', type, 'Content-Length: 100'),
    );
    return setInterval(() => socket.write('x'), 100);
  });
  const answer = await postJson(`${hurried.url}/api/waitlist`, { email: 'quick@example.com' });
  expect(answer.status).toBe(202);
  for (const socket of sockets) socket.resume();
  await Promise.all(closed);
  for (const timer of timers) clearInterval(timer);
}

/** Expects that clients that never read their 16 MB are disconnected, and that another client gets them. */
async function disconnectNonReaders() {
  const content = Buffer.alloc(16 * 1024 * 1024, 'x');
  const much = createHttpServer((_request, response) => response.end(content), {
    ...parseEnvironment({}),
    IDLE_TIMEOUT_MS: 5000,
  });
  const accepted: Socket[] = [];
  much.on('connection', (socket: Socket) => accepted.push(socket));
  const port = await listen(much);
  const clients = Array.from({ length: 100 }, () => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    return socket;
  });
  await eventually(() => {
    expect(accepted).toHaveLength(clients.length);
    expect(accepted.filter(({ destroyed }) => !destroyed)).toEqual([]);
  });
  for (const client of clients) client.destroy();
  expect(await (await fetch(`http://127.0.0.1:${port}`)).bytes()).toHaveLength(content.length);
}

test('clients that hardly send or never read are disconnected, and others are served', () =>
  // Together, because each waits for five seconds.
  Promise.all([disconnectSlowSenders(), disconnectNonReaders()]));

test('a request that began before the server stopped listening is answered with Connection: close', async () => {
  // Stops the clock: a shutdown gives requests two seconds, which a slow machine could exceed here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  resources().defer(() => vi.useRealTimers());
  const closing = createServer((_request, response) => response.end('here'));
  const port = await listen(closing);
  const accepted = once(closing, 'connection');
  const client = connect(port, '127.0.0.1');
  let answer = '';
  client.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const closed = once(client, 'close');
  const [connection] = (await accepted) as [Socket];
  client.write('GET / HTTP/1.1\r\nHost: a\r\n');
  while (connection.bytesRead === 0) await setImmediate();
  const ended = shutDownGracefully(closing, 0);
  while (closing.listening) await setImmediate();
  // Lets the server close idle connections. This one is not idle: its request is half sent.
  vi.advanceTimersByTime(50);
  client.write('\r\n');
  await ended;
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n/);
});
