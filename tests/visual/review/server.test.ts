import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { review } from '../../../stories/support/reviewed.ts';
import type { Decision, Report } from '../../../visual/findings.ts';
import { type Bench, reviewApp, serveReview } from '../../../visual/review/server.ts';
import { owner } from '../../support/owner.ts';

const report: Report = { ...review, sources: 'sources', skipped: {}, rounded: [] };
const hash = 'a'.repeat(32);
const own = { host: '127.0.0.1:4600', 'content-type': 'application/json' };

let folder: string;
let decided: Decision[];

const bench = (): Bench => ({
  engine: {
    report: () => Promise.resolve(report),
    records: () => [],
    picture: (wanted) =>
      wanted === hash ? { bytes: Buffer.from('picture'), type: 'image/webp' } : null,
    drawing: () => Promise.resolve(Buffer.from('drawing')),
    decide: (decision) => {
      decided.push(decision);
      return Promise.resolve();
    },
    compareAgain: () => Promise.resolve(report),
  },
  page: folder,
  drafts: join(folder, 'results', 'drafts.json'),
  reviewer: 'Ada Lovelace',
  stories: null,
});

const app = () => reviewApp(bench());

const post = (path: string, body: unknown = {}, headers: Record<string, string> = own) =>
  app().request(path, { method: 'POST', headers, body: JSON.stringify(body) });

beforeEach(() => {
  folder = owner().folder();
  decided = [];
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Picture review</title>');
});

const [cause] = review.causes;
const [one = '', other = '', ...rest] = cause?.findings ?? [];
const approve = { verdict: 'approve', note: 'Navy is deeper', findings: [one, other] };

test('the page is served, and the review beside it as a script that no text can end', async () => {
  expect(await (await app().request('/', { headers: own })).text()).toContain('Picture review');
  const script = await (await app().request('/review.js', { headers: own })).text();
  expect(script).toContain('#3a4989 became #36458a');
  expect(script).not.toContain('<');
});

test('a decision is kept until it is undone', async () => {
  expect(await (await post('/decide', approve)).json()).toEqual([approve]);
  expect(await (await app().request('/review.js', { headers: own })).text()).toContain(
    'Navy is deeper',
  );
  expect(await (await post('/undo')).json()).toEqual([]);
});

test('the last decision on each picture goes on record, signed, with what was looked at', async () => {
  await post('/decide', approve);
  await post('/decide', { verdict: 'reject', note: 'Too dark', findings: [other, ...rest] });
  await post('/record');
  expect(
    decided.map(({ verdict, note, by, of }) => [verdict, note, by, of.map(({ seen }) => seen)]),
  ).toEqual([
    ['approve', 'Navy is deeper', 'Ada Lovelace', [one]],
    ['reject', 'Too dark', 'Ada Lovelace', [other, ...rest]],
  ]);
});

describe('it refuses, with a sentence,', () => {
  test.each([
    ['a decision without a note', { ...approve, note: ' ' }, 'Say why'],
    ['a decision about nothing', { ...approve, findings: [] }, 'nothing to decide'],
    [
      'a decision about what must be mended first',
      { ...approve, findings: ['primitives-table--empty desktop'] },
      'nothing to decide',
    ],
  ])('%s', async (_name, body, sentence) => {
    const answer = await post('/decide', body);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(sentence);
  });
});

describe('another site in the same browser', () => {
  test('cannot decide', async () => {
    const answer = await post('/decide', approve, { ...own, origin: 'http://elsewhere.example' });
    expect(answer.status).toBe(403);
  });
  test('cannot read under a name of its own', async () => {
    const headers = { host: 'elsewhere.example' };
    expect((await app().request('/review.js', { headers })).status).toBe(403);
  });
});

test('pictures are found by their hash alone', async () => {
  const found = await app().request(`/pictures/${hash}.webp`, { headers: own });
  expect(found.headers.get('content-type')).toBe('image/webp');
  expect((await app().request(`/pictures/${'b'.repeat(32)}.webp`, { headers: own })).status).toBe(
    404,
  );
  expect((await app().request('/pictures/..%2Freview.js', { headers: own })).status).toBe(404);
});

test('it stops although a browser holds a connection that it never used', async () => {
  const served = await serveReview(bench());
  const { hostname, port } = new URL(served.url);
  const unused = connect(Number(port), hostname);
  owner().defer(() => unused.destroy());
  await once(unused, 'connect');
  // An answer on another connection: by then the server has taken this one, too.
  await (await fetch(served.url)).text();
  unused.on('error', () => {});
  const gone = once(unused, 'close');
  await served.stop();
  await gone;
});
