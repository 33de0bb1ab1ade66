import { afterEach, describe, expect, test } from 'vitest';
import { startServer } from './support/child.ts';
import { postJson } from './support/http.ts';
import { freePort } from '../../scripts/freePort.ts';
import { holdLock } from './support/lock.ts';
import { serve, type TestServer } from './support/serve.ts';

const METRICS_TOKEN = 'a token of enough length';

describe('metrics', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  const get = (Authorization = '') =>
    fetch(`${server.url}/metrics`, { headers: Authorization ? { Authorization } : {} });

  test('are served with the token, and count requests and signups', async () => {
    server = await serve('sqlite', { METRICS_TOKEN });
    const join = (email: string, headers = {}) =>
      postJson(`${server.url}/api/waitlist`, { email }, headers);
    await join('a@example.com');
    await join('a@example.com');
    await join('b@example.com', { 'X-Form-Trap': 'x' });
    await join('nonsense');
    expect((await get()).status).toBe(401);
    expect((await get('Bearer wrong')).status).toBe(401);
    const answer = await get(`Bearer ${METRICS_TOKEN}`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    for (const line of [
      'waitlist_signups_total{result="new"} 1',
      'waitlist_signups_total{result="known"} 1',
      'waitlist_signups_total{result="quarantined"} 1',
      'http_request_duration_seconds_count{route="/api/waitlist",method="POST",status="202"} 3',
      'http_request_duration_seconds_count{route="/api/waitlist",method="POST",status="422"} 1',
      'database_up 1',
      'outbox_waiting 0',
    ])
      expect(text).toContain(line);
    expect(text).not.toContain('example.com');
  });

  test('answer 404 where no token is set', async () => {
    server = await serve('sqlite');
    expect((await get('Bearer ')).status).toBe(404);
  });

  test('slow requests are logged as warnings', async () => {
    server = await serve('sqlite', { SLOW_REQUEST_MS: '1' });
    await postJson(`${server.url}/api/waitlist`, { email: 'a@example.com' });
    const slow = server.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(slow.find(({ msg }) => msg === 'slow request')).toMatchObject({
      level: 40,
      route: '/api/waitlist',
      status: 202,
      requestId: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
    });
  });
});

test('a read-only database is not reported as up', async () => {
  const server = await serve('sqlite', { METRICS_TOKEN, ANSWER_WITHIN_MS: '1000' });
  const release = holdLock(server.database.path);
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(await answer.text()).toContain('database_up 0');
  release();
  await server.stop();
});

/** Whether `port` is reachable on the loopback address only, or also from other machines. */
async function reachOf(port: number, host?: string) {
  const server = await startServer({
    DATABASE_URL: 'sqlite::memory:',
    // The public port has no metrics.
    HOST: '0.0.0.0',
    METRICS_PORT: String(port),
    ...(host && { METRICS_HOST: host }),
  });
  const isReached = (address: string) =>
    fetch(`http://${address}:${port}/`).then(
      async (answer) => (await answer.text()).includes('process_resident_memory_bytes'),
      () => false,
    );
  const reach = { here: await isReached('127.0.0.1'), elsewhere: await isReached('127.0.0.2') };
  expect((await fetch(`${server.url.replace('0.0.0.0', '127.0.0.1')}/metrics`)).status).toBe(404);
  expect(await server.end()).toBe(0);
  return reach;
}

// On Linux all of 127.0.0.0/8 is local, so another address stands for another interface.
const isLinux = process.platform === 'linux';

test('metrics can have a port of their own, reachable only on loopback', async () => {
  expect(await reachOf(await freePort())).toEqual({ here: true, elsewhere: false });
});

test('METRICS_HOST opens it to other machines', async () => {
  expect(await reachOf(await freePort(), '0.0.0.0')).toEqual({ here: true, elsewhere: isLinux });
});
