import { describe, expect, inject, test } from 'vitest';
import type { IndexNowReport } from '../../src/api/indexnow.ts';
import { submitToIndexNow } from '../../src/server/routes/indexnow.ts';
import type { DatabaseKind } from '../../src/server/store/tables.ts';
import { writeSetting } from '../../src/server/repositories/settings.ts';
import { waitlistHere } from './support/child.ts';
import { databases, scratch } from './support/databases.ts';
import { type Received, startDouble } from './support/double.ts';
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

/** Starts doubles of the live site and of the indexing service, which answers by the protocol, and a server. */
async function start(kind: DatabaseKind = 'sqlite', variables: Record<string, string> = {}) {
  const answers = {
    verdict: judge as (request: Received) => number | 'hang up',
    keyFile: { status: 200, body: `${key}\n` },
  };
  const service = await startDouble((request) => {
    const result = answers.verdict(request);
    return result === 'hang up' ? result : { status: result };
  });
  const site = await startDouble(({ path }) =>
    path === `/${key}.txt` ? answers.keyFile : { status: 404 },
  );
  const { url, deps } = await serve(kind, {
    SITE_URL: site.url,
    SITE_LIVE: 'true',
    INDEXNOW_KEY: key,
    INDEXNOW_ENDPOINT: `${service.url}/indexnow`,
    INDEXNOW_COOLDOWN_MINUTES: '0',
    ...variables,
  });
  const post = (headers: Record<string, string> = {}) =>
    fetch(`${url}/api/indexnow`, { method: 'POST', headers });
  const submit = async () => {
    const answer = await post();
    expect(answer.status).toBe(200);
    return (await answer.json()) as IndexNowReport;
  };
  const urls = [`${site.url}/`, `${site.url}/pricing`];
  return { answers, received: service.received, site: site.url, urls, post, submit, deps };
}

describe.each(databases)('IndexNow on %s', (kind) => {
  test('a live site submits the pages of its own sitemap, and then nothing until one changes', async () => {
    const { received, site, urls, submit } = await start(kind);
    const { host } = new URL(site);
    const text = '2 URLs submitted.';
    expect(await submit()).toMatchObject({ outcome: 'submitted', text, host, status: 200 });
    const keyLocation = `${site}/${key}.txt`;
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ host, key, keyLocation, urlList: urls });
    expect(await submit()).toMatchObject({ outcome: 'unchanged', urls: [] });
    expect(received).toHaveLength(1);
  });

  test('of three submissions at once one is sent, and the next waits for the cooldown', async () => {
    const { answers, received, submit } = await start(kind, { INDEXNOW_COOLDOWN_MINUTES: '10' });
    answers.verdict = () => 500;
    const outcomes = (await Promise.all([submit(), submit(), submit()])).map((r) => r.outcome);
    expect(outcomes.toSorted()).toEqual(['cooling_down', 'cooling_down', 'failed']);
    expect(await submit()).toMatchObject({
      text: 'The last submission was less than 10 minutes ago, so nothing was sent.',
    });
    expect(received).toHaveLength(1);
  });
});

test('what is more than the protocol takes at once is submitted the next time', async () => {
  const { deps, site } = await start();
  const pages = Array.from({ length: 10_001 }, (_, index) => [`${site}/${index}`, '2026-11-01']);
  const many = { ...deps, site: { ...deps.site!, listed: Object.fromEntries(pages) } };
  const submitted = async () => (await submitToIndexNow(many)).urls;
  expect(await submitted()).toHaveLength(10_000);
  expect(await submitted()).toEqual([`${site}/10000`]);
  expect(await submitted()).toEqual([]);
});

test('after a move to another host, pages of the old one are not submitted', async () => {
  const { deps, urls } = await start();
  await writeSetting(deps.store.db, 'submitted_pages', '{"https://old.example/":"2026-11-01"}');
  expect((await submitToIndexNow(deps)).urls).toEqual(urls);
});

test('while the site is not live nothing is sent, and the report says what would be', async () => {
  const { received, urls, submit } = await start('sqlite', { SITE_LIVE: 'false' });
  const text = 'Dry run: the site is not live, so nothing was sent. 2 URLs would be submitted.';
  expect(await submit()).toMatchObject({ outcome: 'dry_run', text, urls, status: null });
  expect(received).toEqual([]);
});

test('a failure is reported in the specified words, and the pages remain to be submitted', async () => {
  const { answers, submit } = await start();
  const failed = 'IndexNow submission failed';
  for (const status of [400, 403, 405, 422, 429, 500, 503, 301]) {
    answers.verdict = () => status;
    const text = `${failed} with status ${status}`;
    expect(await submit()).toMatchObject({ outcome: 'failed', text, status });
  }
  answers.verdict = () => 'hang up';
  const text = `${failed}: fetch failed`;
  expect(await submit()).toMatchObject({ outcome: 'failed', text, status: null });
  // 202 means that the key is still being checked.
  answers.verdict = () => 202;
  const checking = '2 URLs submitted. The service is still checking the key.';
  expect(await submit()).toMatchObject({ outcome: 'submitted', text: checking, status: 202 });
});

test('what the service would refuse is found out before it is asked', async () => {
  const failed = 'IndexNow submission failed';
  const cooldown = { INDEXNOW_COOLDOWN_MINUTES: '10' };
  const { answers, received, site, submit } = await start('sqlite', cooldown);
  // The second attempt need not wait, because the first has sent nothing.
  for (const keyFile of [
    { status: 404, body: '' },
    { status: 200, body: 'another-key' },
  ]) {
    answers.keyFile = keyFile;
    const text = `${failed}: the key file is not in place at ${site}/${key}.txt`;
    expect(await submit()).toMatchObject({ outcome: 'failed', text });
  }
  // A build for another address must be reported as a failure, not as unchanged.
  const other = await start('sqlite', { SITE_DIR: inject('fixtureSite') });
  const text = `${failed}: the sitemap lists no page of ${new URL(other.site).host}`;
  expect(await other.submit()).toMatchObject({ outcome: 'failed', text });
  expect([...received, ...other.received]).toEqual([]);
});

test('another site cannot make a visitor submit', async () => {
  const { post, received } = await start();
  expect((await post({ Origin: 'https://evil.example' })).status).toBe(403);
  expect(received).toEqual([]);
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
