import { describe, expect, inject, test } from 'vitest';
import type { IndexNowReport } from '../../src/api/indexnow.ts';
import type { DatabaseKind } from '../../src/server/store/tables.ts';
import { waitlistHere } from './support/child.ts';
import { databases } from './support/databases.ts';
import { type Received, startDouble } from './support/double.ts';
import { scratch } from './support/scratch.ts';
import { serve } from './support/serve.ts';

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

/** A live site, an indexing service that judges by the protocol, and a server that knows both. */
async function start(kind: DatabaseKind, variables: Record<string, string> = {}) {
  const answers = {
    verdict: judge as (request: Received) => number | 'hang up',
    keyFile: { status: 200, body: `${key}\n` },
  };
  const service = await startDouble((request) => {
    const result = answers.verdict(request);
    return result === 'hang up' ? result : { status: result };
  });
  const site = await startDouble(({ path }) =>
    path === `/${key}.txt` ? answers.keyFile : { status: 404, body: '' },
  );
  const server = await serve(kind, {
    SITE_URL: site.url,
    SITE_LIVE: 'true',
    INDEXNOW_KEY: key,
    INDEXNOW_ENDPOINT: `${service.url}/indexnow`,
    INDEXNOW_COOLDOWN_MINUTES: '0',
    ...variables,
  });
  const post = (headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/indexnow`, { method: 'POST', headers });
  const submit = async () => {
    const answer = await post();
    expect(answer.status).toBe(200);
    return (await answer.json()) as IndexNowReport;
  };
  return { answers, service, site, post, submit };
}

describe.each(databases)('IndexNow on %s', (kind) => {
  test('a live site submits the pages of its own sitemap, and then nothing until one changes', async () => {
    const { service, site, submit } = await start(kind);
    const { host } = new URL(site.url);
    expect(await submit()).toMatchObject({
      outcome: 'submitted',
      text: '2 URLs submitted.',
      host,
      status: 200,
    });
    expect(JSON.parse(service.received[0]?.body ?? '')).toEqual({
      host,
      key,
      keyLocation: `${site.url}/${key}.txt`,
      urlList: [`${site.url}/`, `${site.url}/pricing`],
    });
    expect(await submit()).toMatchObject({ outcome: 'unchanged', urls: [] });
    expect(service.received).toHaveLength(1);
  });

  test('of three submissions at once one is sent, and the next waits for the cooldown', async () => {
    const { answers, service, submit } = await start(kind, { INDEXNOW_COOLDOWN_MINUTES: '10' });
    answers.verdict = () => 500;
    const outcomes = (await Promise.all([submit(), submit(), submit()])).map((r) => r.outcome);
    expect(outcomes.toSorted()).toEqual(['cooling_down', 'cooling_down', 'failed']);
    expect(await submit()).toMatchObject({
      text: 'The last submission was less than 10 minutes ago, so nothing was sent.',
    });
    expect(service.received).toHaveLength(1);
  });
});

test('while the site is not live nothing is sent, and the report says what would be', async () => {
  const { service, site, submit } = await start('sqlite', { SITE_LIVE: 'false' });
  expect(await submit()).toMatchObject({
    outcome: 'dry_run',
    text: 'Dry run: the site is not live, so nothing was sent. 2 URLs would be submitted.',
    urls: [`${site.url}/`, `${site.url}/pricing`],
    status: null,
  });
  expect(service.received).toEqual([]);
});

test('a failure is reported in the specified words, and the pages remain to be submitted', async () => {
  const { answers, submit } = await start('sqlite');
  for (const status of [400, 403, 405, 422, 429, 500, 503, 301]) {
    answers.verdict = () => status;
    expect(await submit()).toMatchObject({
      outcome: 'failed',
      text: `IndexNow submission failed with status ${status}`,
      status,
    });
  }
  answers.verdict = () => 'hang up';
  expect(await submit()).toMatchObject({
    outcome: 'failed',
    text: 'IndexNow submission failed: fetch failed',
    status: null,
  });
  // 202 means that the key is still being checked.
  answers.verdict = () => 202;
  expect(await submit()).toMatchObject({
    outcome: 'submitted',
    text: '2 URLs submitted. The service is still checking the key.',
    status: 202,
  });
});

test('a key file that is missing or of another key is found out before the service is asked', async () => {
  const { answers, service, site, submit } = await start('sqlite');
  for (const keyFile of [
    { status: 404, body: '' },
    { status: 200, body: 'another-key' },
  ]) {
    answers.keyFile = keyFile;
    expect(await submit()).toMatchObject({
      outcome: 'failed',
      text: `IndexNow submission failed: the key file is not in place at ${site.url}/${key}.txt`,
    });
  }
  expect(service.received).toEqual([]);
});

test('a build for another address is reported, not called unchanged', async () => {
  const { service, site, submit } = await start('sqlite', { SITE_DIR: inject('fixtureSite') });
  expect(await submit()).toMatchObject({
    outcome: 'failed',
    text: `IndexNow submission failed: the sitemap lists no page of ${new URL(site.url).host}`,
  });
  expect(service.received).toEqual([]);
});

test('another site cannot make a visitor submit', async () => {
  const { post, service } = await start('sqlite');
  expect((await post({ Origin: 'https://evil.example' })).status).toBe(403);
  expect(service.received).toEqual([]);
});

test('the command reports in words or as JSON, and its exit code says whether it failed', async () => {
  const env = { DATABASE_URL: `sqlite:${scratch()}/site.db`, SITE_DIR: inject('fixtureSite') };
  const dry = await waitlistHere(['indexnow'], env);
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('Dry run') as string });
  const live = { ...env, SITE_LIVE: 'true', SITE_URL: 'http://127.0.0.1:9' };
  const failed = await waitlistHere(['indexnow', '--json'], live);
  expect(failed).toMatchObject({ code: 1 });
  expect(JSON.parse(failed.out)).toMatchObject({ outcome: 'failed', host: '127.0.0.1:9' });
  expect(failed.err).toMatch(/^IndexNow submission failed: .+\n$/);
});
