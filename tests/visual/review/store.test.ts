import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testBrowser } from '../../../scripts/testBrowser.ts';
import { readRecords } from '../../../visual/records.ts';
import type { Review } from '../../../visual/review/model.ts';
import { reviewApp } from '../../../visual/review/server.ts';
import { reviewFolders, writeStaticReview } from '../../../visual/review/staticReview.ts';
import { storeEngine } from '../../../visual/review/storeEngine.ts';
import { cardPainter, type Painter, setUp, type Stand } from '../stand.ts';

const config = { root: process.cwd(), sources: ['none'], sourcesHash: () => 'sources' };
const headers = { host: '127.0.0.1:4600', 'content-type': 'application/json' };

let painter: Painter;
let stand: Stand;

beforeAll(async () => {
  painter = await cardPainter();
});
beforeEach(() => {
  stand = setUp(painter);
});

/** A card whose brand changed in two modes, and one that is new. */
async function change() {
  const card = await painter.paint();
  await stand.settle({ card: { desktop: card, phone: card } });
  const now = await painter.paint({ brand: '#7a1f3d' });
  return stand.look({ card: { desktop: now, phone: now }, other: { desktop: now } });
}

function served() {
  const app = reviewApp({
    engine: storeEngine(stand.folders, config),
    // Nobody asks for the page here.
    page: stand.root,
    drafts: reviewFolders(stand.folders).drafts,
    reviewer: 'Ada Lovelace',
    stories: null,
  });
  return {
    get: (path: string) => app.request(path, { headers }),
    post: async (path: string, body: unknown = {}): Promise<unknown> =>
      (await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json(),
  };
}

test('what was approved and rejected goes into the store, and the next comparison agrees', async () => {
  await change();
  const { post } = served();
  await post('/decide', {
    verdict: 'approve',
    note: 'Wine is the new brand',
    findings: ['card desktop', 'card phone'],
  });
  await post('/decide', { verdict: 'reject', note: 'Not asked for', findings: ['other desktop'] });
  const after = (await post('/record')) as Review;
  expect(after.findings.map(({ id, rejection }) => [id, rejection?.note])).toEqual([
    ['other desktop', 'Not asked for'],
  ]);
  expect(after.drafts).toEqual([]);
  expect(after.histories['other desktop']).toMatchObject([
    { verdict: 'reject', by: 'Ada Lovelace', note: 'Not asked for' },
  ]);
  const signed = readRecords(stand.folders).map(({ record }) => record.by);
  expect(signed).toEqual(['A Reviewer', 'Ada Lovelace', 'Ada Lovelace']);
});

test('what was undone never reaches the store', async () => {
  await change();
  const { post } = served();
  await post('/decide', { verdict: 'approve', note: 'Meant', findings: ['card desktop'] });
  await post('/undo');
  await post('/record');
  expect(readRecords(stand.folders)).toHaveLength(1);
});

test('a picture of the store, one of the capture and their difference can be looked at', async () => {
  const { findings } = await change();
  const changed = findings.find(({ id }) => id === 'card desktop');
  const { get } = served();
  const hashes = [changed?.before?.hash, changed?.after?.hash];
  for (const hash of hashes) {
    const answer = await get(`/pictures/${hash}.webp`);
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
  }
  const drawn = await get(`/differences/${hashes.join('-')}.webp`);
  expect(drawn.headers.get('content-type')).toBe('image/webp');
});

test('the folder to read opens without a server, keeps each picture once, and decides nothing', async () => {
  const file = (await writeStaticReview(stand.folders, config, await change())) ?? '';
  const { toRead } = reviewFolders(stand.folders);
  // The card before and after; the new one looks like the changed one.
  expect(readdirSync(join(toRead, 'pictures'))).toHaveLength(2);
  expect(readdirSync(join(toRead, 'differences'))).toHaveLength(1);
  const { executablePath, args } = await testBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  const page = await browser.newPage();
  await page.goto(pathToFileURL(file).href);
  await page
    .getByRole('button', { name: /card\s*desktop/ })
    .first()
    .click();
  const width = await page
    .getByAltText('Approved picture')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  expect(width).toBeGreaterThan(100);
  expect(await page.getByRole('button', { name: /Approve|Reject|Undo/ }).count()).toBe(0);
  await browser.close();
});

test('a green run takes the folder away', async () => {
  await change();
  const { toRead } = reviewFolders(stand.folders);
  mkdirSync(toRead, { recursive: true });
  writeFileSync(join(toRead, 'index.html'), 'of an earlier run');
  const card = await painter.paint();
  const green = await stand.look({ card: { desktop: card, phone: card } });
  expect(await writeStaticReview(stand.folders, config, green)).toBeNull();
  expect(existsSync(toRead)).toBe(false);
  expect(readFileSync(join(stand.folders.results, 'report.json'), 'utf8')).toContain('"passed": 2');
});
