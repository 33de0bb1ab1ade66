import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { IndexNowReport } from '../../src/api/indexnow.ts';
import { indexnow } from './support/child.ts';
import { databases } from './support/databases.ts';
import { type HttpDouble, type Received, startDouble } from './support/double.ts';
import { writeFixtureSite } from './support/fixtureSite.ts';
import { scratch } from './support/scratch.ts';
import { serve, type TestServer } from './support/serve.ts';

const key = 'test-key-1234';

/** The status that the protocol demands for a submission. */
function judge({ method, headers, body }: Received): number {
  if (method !== 'POST') return 405;
  if (headers['content-type'] !== 'application/json; charset=utf-8') return 400;
  const { host, key: given, keyLocation, urlList } = JSON.parse(body) as Record<string, unknown>;
  if (typeof given !== 'string' || !/^[\dA-Za-z-]{8,128}$/.test(given)) return 403;
  const location = URL.parse(String(keyLocation));
  if (location?.host !== host || location?.pathname !== `/${given}.txt`) return 403;
  if (!Array.isArray(urlList) || urlList.length === 0 || urlList.length > 10_000) return 400;
  return urlList.every((url) => URL.parse(String(url))?.host === host) ? 200 : 422;
}

describe.each(databases)('IndexNow on %s', (kind) => {
  let service: HttpDouble;
  let site: HttpDouble;
  let server: TestServer | undefined;
  let verdict: (request: Received) => number | 'hang up';
  let keyFile: { status: number; body: string };

  beforeEach(async () => {
    verdict = judge;
    keyFile = { status: 200, body: `${key}\n` };
    service = await startDouble((request) => {
      const result = verdict(request);
      return result === 'hang up' ? result : { status: result };
    });
    site = await startDouble(({ path }) =>
      path === `/${key}.txt` ? keyFile : { status: 404, body: '' },
    );
  });
  afterEach(async () => {
    service.stop();
    site.stop();
    await server?.stop();
  });

  const start = async (variables: Record<string, string> = {}) => {
    server = await serve(kind, {
      SITE_URL: site.url,
      SITE_LIVE: 'true',
      INDEXNOW_KEY: key,
      INDEXNOW_ENDPOINT: `${service.url}/indexnow`,
      INDEXNOW_COOLDOWN_MINUTES: '0',
      ...variables,
    });
  };
  const submit = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server?.url}/api/indexnow`, { method: 'POST', headers });
    expect(answer.status).toBe(200);
    return (await answer.json()) as IndexNowReport;
  };

  test('while the site is not live nothing is sent, and the report says what would be', async () => {
    await start({ SITE_LIVE: 'false' });
    expect(await submit()).toMatchObject({
      outcome: 'dry_run',
      text: 'Dry run: the site is not live, so nothing was sent. 2 URLs would be submitted.',
      urls: [`${site.url}/`, `${site.url}/pricing`],
      status: null,
    });
    expect(service.received).toEqual([]);
  });

  test('a live site submits the pages of its own sitemap, and then nothing until one changes', async () => {
    await start();
    expect(await submit()).toMatchObject({
      outcome: 'submitted',
      text: '2 URLs submitted.',
      host: new URL(site.url).host,
      status: 200,
    });
    expect(JSON.parse(service.received[0]?.body ?? '')).toEqual({
      host: new URL(site.url).host,
      key,
      keyLocation: `${site.url}/${key}.txt`,
      urlList: [`${site.url}/`, `${site.url}/pricing`],
    });
    expect(await submit()).toMatchObject({ outcome: 'unchanged', urls: [] });
    expect(service.received).toHaveLength(1);
  });

  test('202 means that the key is still being checked, and says so', async () => {
    verdict = () => 202;
    await start();
    expect(await submit()).toMatchObject({
      outcome: 'submitted',
      text: '2 URLs submitted. The service is still checking the key.',
      status: 202,
    });
  });

  test.each([400, 403, 405, 422, 429, 500, 503, 301])(
    'status %i is reported in the specified words, and the pages remain to be submitted',
    async (status) => {
      verdict = () => status;
      await start();
      expect(await submit()).toMatchObject({
        outcome: 'failed',
        text: `IndexNow submission failed with status ${status}`,
        status,
      });
      verdict = judge;
      expect(await submit()).toMatchObject({ outcome: 'submitted', status: 200 });
    },
  );

  test('a broken connection is reported with its error message', async () => {
    verdict = () => 'hang up';
    await start();
    expect(await submit()).toMatchObject({
      outcome: 'failed',
      text: 'IndexNow submission failed: fetch failed',
      status: null,
    });
  });

  test.each([
    ['missing', { status: 404, body: '' }],
    ['of another key', { status: 200, body: 'another-key' }],
  ])('a key file that is %s is found out before the service is asked', async (_name, file) => {
    keyFile = file;
    await start();
    expect(await submit()).toMatchObject({
      outcome: 'failed',
      text: `IndexNow submission failed: the key file is not in place at ${site.url}/${key}.txt`,
    });
    expect(service.received).toEqual([]);
  });

  test('of two submissions at once one is sent, and the next waits for the cooldown', async () => {
    await start({ INDEXNOW_COOLDOWN_MINUTES: '10' });
    verdict = () => 500;
    const outcomes = (await Promise.all([submit(), submit(), submit()])).map((r) => r.outcome);
    expect(outcomes.toSorted()).toEqual(['cooling_down', 'cooling_down', 'failed']);
    expect(await submit()).toMatchObject({
      text: 'The last submission was less than 10 minutes ago, so nothing was sent.',
    });
    expect(service.received).toHaveLength(1);
  });

  test('a build for another address is reported, not called unchanged', async () => {
    await start({ SITE_DIR: writeFixtureSite('https://elsewhere.example') });
    expect(await submit()).toMatchObject({
      outcome: 'failed',
      text: `IndexNow submission failed: the sitemap lists no page of ${new URL(site.url).host}`,
    });
    expect(service.received).toEqual([]);
  });

  test('another site cannot make a visitor submit', async () => {
    await start();
    const answer = await fetch(`${server?.url}/api/indexnow`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(service.received).toEqual([]);
  });
});

describe('npm run indexnow', () => {
  const env = (folder: string) => ({
    DATABASE_URL: `sqlite:${folder}/site.db`,
    SITE_DIR: writeFixtureSite(),
  });

  test('has --help, and submits nothing on a usage error', async () => {
    const folder = scratch();
    const help = await indexnow(['--help'], env(folder));
    expect([help.code, help.err]).toEqual([0, '']);
    expect(help.out).toContain('--json');
    expect((await indexnow(['--nonsense'], env(folder))).code).toBe(2);
    expect(await readdir(folder)).toEqual([]);
  });

  test('reports in words or as JSON, and its exit code says whether the submission failed', async () => {
    const folder = scratch();
    const dry = await indexnow([], env(folder));
    expect(dry).toMatchObject({ code: 0, err: '' });
    expect(dry.out).toContain('Dry run');
    const live = { ...env(folder), SITE_LIVE: 'true', SITE_URL: 'http://127.0.0.1:9' };
    const failed = await indexnow(['--json'], live);
    expect(failed).toMatchObject({ code: 1 });
    expect(JSON.parse(failed.out)).toMatchObject({ outcome: 'failed', host: '127.0.0.1:9' });
    expect(failed.err).toMatch(/^IndexNow submission failed: .+\n$/);
  });
});
