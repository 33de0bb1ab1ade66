import { afterEach, describe, expect, test } from 'vitest';
import type { FieldData } from '../../src/contract/fieldData.ts';
import { forgetFieldData } from '../../src/server/repositories/fieldData.ts';
import { bucketOf, p75 } from '../../src/server/repositories/histogram.ts';
import { openStore, type Store } from '../../src/server/store/store.ts';
import { stopClock } from './support/clock.ts';
import { databases, freshDatabase } from './support/databases.ts';
import { serve, type TestServer } from './support/serve.ts';

const report = { path: '/pricing', ttfb: 120, fcp: 700, lcp: 900, inp: 40, cls: 0.002 };

describe.each(databases)('field data on %s', (kind) => {
  let server: TestServer;
  let moment = new Date('2026-11-22T12:00:00Z');
  afterEach(() => server.stop());

  const start = async (variables: Record<string, string> = {}) => {
    moment = new Date('2026-11-22T12:00:00Z');
    const database = await freshDatabase(kind);
    await stopClock(database);
    server = await serve(
      kind,
      { SITE_FIELD_DATA: 'true', ...variables },
      { now: () => new Date(moment), database },
    );
  };
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/field-data`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const read = async (): Promise<FieldData> => {
    // Answers are cached for a minute.
    moment = new Date(moment.getTime() + 60_000);
    const answer = await fetch(`${server.url}/api/field-data`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as FieldData;
  };
  const withStore = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
    const store = await openStore(server.database.url);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  const rows = () =>
    withStore(({ db }) => db.selectFrom('field_data').selectAll().orderBy('metric').execute());
  const forget = (at: string) => withStore(({ db }) => forgetFieldData(db, new Date(at)));

  test('is off by default: the endpoint answers 404, and nothing is stored', async () => {
    await start({ SITE_FIELD_DATA: '' });
    expect((await post(report)).status).toBe(404);
    expect((await fetch(`${server.url}/api/field-data`)).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  test('answers with the 75th percentile, at most a tenth too high', async () => {
    await start();
    expect(await read()).toEqual({ days: 28, routes: [] });
    for (const lcp of [1000, 1000, 1000, 9000])
      expect((await post({ ...report, lcp })).status).toBe(202);
    const { routes } = await read();
    expect(routes).toHaveLength(1);
    expect(routes[0]).toMatchObject({ route: '/pricing', views: 4 });
    const { lcp = 0, cls = 0 } = routes[0]?.p75 ?? {};
    expect(lcp).toBeGreaterThanOrEqual(1000);
    expect(lcp).toBeLessThanOrEqual(1100);
    expect(cls).toBeGreaterThanOrEqual(0.002);
    expect(cls).toBeLessThanOrEqual(0.003);
  });

  test('stores counts and no reports, and nothing about the visitor', async () => {
    await start();
    for (let view = 0; view < 3; view += 1)
      await post({ ...report, email: 'ann@example.com', id: 'abc' }, { 'User-Agent': 'Secret/1' });
    const stored = await rows();
    expect(stored.map(({ metric }) => metric)).toEqual(['cls', 'fcp', 'inp', 'lcp', 'ttfb']);
    for (const row of stored) {
      expect(Object.keys(row).toSorted()).toEqual(['bucket', 'count', 'day', 'metric', 'route']);
      expect(row).toMatchObject({ day: '2026-11-22', route: '/pricing', count: 3 });
    }
    expect(server.lines.join('\n')).not.toMatch(/ann@example|Secret|127\.0\.0\.1/);
  });

  test('counts each of several views that arrive at once', async () => {
    await start();
    await Promise.all(Array.from({ length: 40 }, () => post(report)));
    expect((await read()).routes[0]?.views).toBe(40);
  });

  test('counts all articles as one route, and all unknown addresses as another', async () => {
    await start();
    for (const path of ['/answers/foo', '/nothing', '/answers/nothing', '/robots.txt', '/pricing/'])
      await post({ ...report, path });
    const routes = new Set((await rows()).map(({ route }) => route));
    expect(routes).toEqual(new Set(['/404', '/answers/*', '/pricing']));
  });

  test('holds a bounded number of rows whatever is posted', async () => {
    await start();
    for (let view = 0; view < 60; view += 1)
      await post({ path: `/made-up-${view}`, ttfb: view * 1000, cls: view });
    expect((await rows()).length).toBeLessThanOrEqual(2 * 96);
    expect(bucketOf('cls', 60_000)).toBe(95);
    expect(bucketOf('lcp', 0)).toBe(0);
  });

  test.each([
    ['no path', { lcp: 1 }, 422],
    ['another path', { path: 'https://elsewhere.example/', lcp: 1 }, 422],
    ['a path with a query', { path: '/pricing?email=ann@example.com' }, 422],
    ['a negative value', { path: '/', lcp: -1 }, 422],
    ['a value that nobody waits for', { path: '/', lcp: 60_001 }, 422],
    ['a text', { path: '/', lcp: '12' }, 422],
    ['a list', [], 422],
  ])('refuses %s', async (_name, body, status) => {
    await start();
    expect((await post(body)).status).toBe(status);
    expect(await rows()).toEqual([]);
  });

  test('takes no report from another site, of another type, or by a form', async () => {
    await start();
    expect((await post(report, { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post(report, { 'Content-Type': 'text/plain' })).status).toBe(415);
    const form = 'application/x-www-form-urlencoded';
    expect((await post(report, { 'Content-Type': form })).status).toBe(415);
    expect(await rows()).toEqual([]);
  });

  test('has a rate limit for each network', async () => {
    await start({ RATE_LIMIT_PER_MINUTE: '3' });
    const statuses = [];
    for (let view = 0; view < 5; view += 1) statuses.push((await post(report)).status);
    expect(statuses.slice(0, 3)).toEqual([202, 202, 202]);
    expect(statuses.at(-1)).toBe(429);
  });

  test('shows 28 days, and deletes counts after 90', async () => {
    await start();
    await post(report);
    moment = new Date('2026-12-25T12:00:00Z');
    expect((await read()).routes).toEqual([]);
    await forget('2027-02-19T12:00:00Z');
    expect(await rows()).toHaveLength(5);
    await forget('2027-02-20T12:00:00Z');
    expect(await rows()).toEqual([]);
  });
});

test('the percentile of no values is undefined', () => {
  expect(p75('lcp', [])).toBeUndefined();
  expect(p75('lcp', [{ bucket: 0, count: 1 }])).toBe(10);
});
