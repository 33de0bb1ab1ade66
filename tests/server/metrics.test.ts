import { expect, test } from 'vitest';
import { postJson } from './support/http.ts';
import { holdLock } from './support/lock.ts';
import { serve, type TestServer } from './support/serve.ts';

const METRICS_TOKEN = 'a token of enough length';

const get = ({ url }: TestServer, token = METRICS_TOKEN) =>
  fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });

test('metrics are served with the token, and count requests and signups', async () => {
  const server = await serve('sqlite', { METRICS_TOKEN });
  const join = (email: string, headers = {}) =>
    postJson(`${server.url}/api/waitlist`, { email }, headers);
  await join('a@example.com');
  await join('a@example.com');
  await join('b@example.com', { 'X-Form-Trap': 'x' });
  await join('nonsense');
  expect((await fetch(`${server.url}/metrics`)).status).toBe(401);
  expect((await get(server, 'wrong')).status).toBe(401);
  const answer = await get(server);
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

test('metrics are answered with 404 where no token is set', async () => {
  expect((await get(await serve('sqlite'), '')).status).toBe(404);
});

test('a database that cannot be written is not reported as up', async () => {
  const server = await serve('sqlite', { METRICS_TOKEN, ANSWER_WITHIN_MS: '1000' });
  const release = holdLock(server.database.path);
  expect(await (await get(server)).text()).toContain('database_up 0');
  release();
});
