import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { inTime } from '../../src/server/http/answer.ts';
import { HttpProblem } from '../../src/server/http/httpProblem.ts';
import { readBody } from '../../src/server/http/post.ts';
import { countOf } from '../../src/server/repositories/rows.ts';
import { eventually } from '../support/eventually.ts';
import { resources } from '../support/resources.ts';
import { freshDatabase, holdLock } from './support/databases.ts';
import { postJson } from './support/http.ts';
import { serve, type TestServer } from './support/serve.ts';

describe('the API', async () => {
  const server = await serve('sqlite');
  const post = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/waitlist`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body as BodyInit,
    });
  const count = () => countOf(server.deps.store.db.selectFrom('signups'));
  const valid = '{"email":"ann@example.com"}';

  test.each<[string, string | Uint8Array, number]>([
    ['malformed JSON', '{"email":', 400],
    ['an empty body', '', 400],
    ['trailing bytes', `${valid}x`, 400],
    ['a byte order mark', `\uFEFF${valid}`, 400],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400],
    ['an overlong UTF-8 form', Buffer.from([0x22, 0xc0, 0xaf, 0x22]), 400],
    ['a number', '7', 422],
    ['null', 'null', 422],
    ['a text', '"ann@example.com"', 422],
    ['a list', '[{"email":"ann@example.com"}]', 422],
    ['a list of 8,000 levels', '['.repeat(8000) + ']'.repeat(8000), 422],
    ['an object for an email', '{"email":{"$ne":null}}', 422],
    ['an email behind a prototype', '{"__proto__":{"email":"ann@example.com"}}', 422],
    ['a body over 16 KiB', `{"email":"${'x'.repeat(17_000)}"}`, 413],
  ])('%s is refused and nothing is stored', async (_name, body, status) => {
    const before = await count();
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    if (status === 413) expect(answer.headers.get('connection')).toBe('close');
    const problem = (await answer.json()) as Record<string, unknown>;
    expect(problem).toMatchObject({ type: 'about:blank', status });
    expect(problem['errors'] !== undefined).toBe(status === 422);
    expect(JSON.stringify(problem)).not.toContain('example.com');
    expect(await count()).toBe(before);
  });

  test('a refusal names each field and why', async () => {
    const answer = await post(`{"email":"nope","name":"${'x'.repeat(201)}"}`);
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Content',
      status: 422,
      errors: [
        { field: 'email', code: 'invalid' },
        { field: 'name', code: 'too_long' },
      ],
    });
  });

  test.each<[string, Record<string, string>, number]>([
    ['no content type', { 'Content-Type': '' }, 415],
    ['plain text', { 'Content-Type': 'text/plain' }, 415],
    ['multipart', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
    ['another charset', { 'Content-Type': 'application/json; charset=utf-16' }, 415],
    ['a packed body', { 'Content-Encoding': 'gzip' }, 415],
    ['the name of something every object has', { 'Content-Type': 'constructor' }, 415],
    ['the charset UTF-8', { 'Content-Type': 'Application/JSON; charset="UTF-8"' }, 202],
    ['a foreign origin', { Origin: 'https://evil.example' }, 403],
    ['the null origin', { Origin: 'null' }, 403],
    ['another port of this host', { Origin: 'http://127.0.0.1:1' }, 403],
    ['a request across sites', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['the origin of SITE_URL', { Origin: 'https://exampleton.example' }, 202],
    ['the request’s own host', { Origin: server.url, 'Sec-Fetch-Site': 'same-origin' }, 202],
  ])('%s is answered as it should', async (_name, headers, status) => {
    expect((await post(valid, headers)).status).toBe(status);
  });

  test('other methods are refused with 405 and the allowed ones', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await fetch(`${server.url}/api/waitlist`, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  test('unknown keys and prototype pollution change nothing', async () => {
    const answer = await post(
      '{"email":"keys@example.com","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"admin":true,"status":"unsubscribed"}',
    );
    expect(answer.status).toBe(202);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const kept = server.deps.store.db.selectFrom('signups').where('status', '=', 'active');
    expect(await countOf(kept.where('email', '=', 'keys@example.com'))).toBe(1);
  });

  test('an unknown path of the API is answered with a problem document, not with a page', async () => {
    for (const path of ['/api', '/api/', '/api/nope', '/api/waitlist/']) {
      const answer = await fetch(`${server.url}${path}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
    }
  });

  test('every answer carries the security headers and is not cached', async () => {
    for (const body of [valid, '{'])
      expect(Object.fromEntries((await post(body)).headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=86400',
        'cache-control': 'no-store',
      });
  });

  test('the health and readiness checks answer while the server runs', async () => {
    const health = await fetch(`${server.url}/healthz?a=b`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'alive' }]);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
    expect((await fetch(`${server.url}/readyz`, { method: 'POST' })).status).toBe(405);
  });
});

test('a client that disconnects while sending is not logged as a database error', async () => {
  const server = await serve('sqlite');
  const head = 'POST /api/waitlist HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  for (const rest of [
    'Content-Length: 100\r\n\r\n{"em',
    'Transfer-Encoding: chunked\r\n\r\n4\r\n{"em\r\n',
  ]) {
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    socket.write(head + rest, () => socket.destroy());
  }
  await eventually(() => expect(server.lines).toHaveLength(2));
  for (const line of server.lines)
    expect(JSON.parse(line)).toMatchObject({ msg: 'request', status: 400 });
});

test('a PostgreSQL database that was dropped counts as unavailable', async () => {
  const database = await freshDatabase('postgres');
  const server = await serve('postgres', {}, { database });
  await database.remove();
  const answer = await postJson(`${server.url}/api/waitlist`, { email: 'ann@example.com' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
});

test('a form of thousands of fields is read in linear time', async () => {
  // URLSearchParams scans its whole list at every lookup; one lookup per field would take quadratic time.
  const searches = (['get', 'getAll', 'has'] as const).map((name) =>
    vi.spyOn(URLSearchParams.prototype, name),
  );
  const text = Array.from({ length: 4000 }, (_unused, index) => index.toString(36)).join('&');
  const request = new Request('http://a/', { method: 'POST', body: `a=1&${text}&a=2` });
  // Only the first of several equal names counts.
  expect(await readBody(request, 'form')).toMatchObject({ a: '1' });
  for (const search of searches) expect(search).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('a draining server says so', async () => {
  const server = await serve('sqlite');
  server.drain();
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'draining' }]);
  const answer = await postJson(`${server.url}/api/waitlist`, { email: 'ann@example.com' });
  expect(answer.status).toBe(202);
  expect(answer.headers.get('connection')).toBe('close');
});

const METRICS_TOKEN = 'a token of enough length';

const getMetrics = ({ url }: TestServer, token = METRICS_TOKEN) =>
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
  expect((await getMetrics(server, 'wrong')).status).toBe(401);
  const answer = await getMetrics(server);
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
  expect((await getMetrics(await serve('sqlite'), '')).status).toBe(404);
});

test('a database that cannot be written is not reported as up', async () => {
  const server = await serve('sqlite', { METRICS_TOKEN, ANSWER_WITHIN_MS: '1000' });
  const release = holdLock(server.database.path);
  expect(await (await getMetrics(server)).text()).toContain('database_up 0');
  release();
});

test('work of the database is given up once its time is over, not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  resources().defer(() => vi.useRealTimers());
  let status: unknown = null;
  void inTime({ ANSWER_WITHIN_MS: 1800 }, new Promise(() => undefined)).catch((error: unknown) => {
    status = error instanceof HttpProblem && error.status;
  });
  await vi.advanceTimersByTimeAsync(1799);
  expect(status).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(status).toBe(503);
});
