import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { readApproved } from '../../../visual/approved.ts';
import type { Report } from '../../../visual/findings.ts';
import { readReport, writeReport } from '../../../visual/results.ts';
import { reviewApp } from '../../../visual/review/server.ts';
import { resources } from '../../support/resources.ts';
import { card, type Workspace, workspace } from '../workspace.ts';

const own = { host: '127.0.0.1:4600', 'content-type': 'application/json' };

let project: Workspace;
let app: Hono;
let report: Report;

/** Two changed cards: a color reaches both, and a padding one of them. */
beforeEach(async () => {
  project = workspace();
  const both = (desktop: Buffer) => ({ one: { desktop }, two: { desktop } });
  await project.captureAndApprove(both(await card()));
  const compared = await project.captureAndCompare(both(await card({ brand: '#36458a' })));
  const cause = { label: '</script> color', lines: [], colors: null, isWording: false };
  report = writeReport(project.root, {
    ...compared,
    causes: [
      { ...cause, id: 'color', findings: ['one desktop', 'two desktop'] },
      { ...cause, id: 'padding', findings: ['two desktop'] },
    ],
  });
  const page = resources().folder();
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Picture review</title>');
  app = reviewApp(project.config, page);
});

const post = (body: unknown, headers: Record<string, string> = own) =>
  app.request('/approve', { method: 'POST', headers, body: JSON.stringify(body) });
const get = (path: string, headers: Record<string, string> = own) => app.request(path, { headers });
const approvedPicture = (story: string) => readApproved(project.root)[story]?.['desktop']?.picture;

test('the page is served to no frame, and the review beside it as a script that no text can end', async () => {
  const served = await get('/');
  expect(await served.text()).toContain('Picture review');
  expect(served.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  const script = await (await get('/review.js')).text();
  expect(script).toContain('script> color');
  expect(script).not.toContain('<');
});

test('a picture with two causes is written when both are approved', async () => {
  const [{ before, after } = {}] = report.findings;
  const color = { cause: 'color', findings: ['one desktop', 'two desktop'] };
  expect(await (await post(color)).json()).toMatchObject({
    findings: [{ id: 'two desktop' }],
    causes: [{ id: 'padding', findings: ['two desktop'] }],
  });
  expect([approvedPicture('one'), approvedPicture('two')]).toEqual([
    after?.picture,
    before?.picture,
  ]);
  const answer = await post({ cause: 'padding', findings: ['two desktop'] });
  expect(await answer.json()).toMatchObject({ findings: [], causes: [], passed: 2 });
  expect(approvedPicture('two')).toBe(after?.picture);
});

test('an approval of what is not in the review is refused with a sentence', async () => {
  const answer = await post({ cause: null, findings: ['three desktop'] });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('reload');
});

test.each([
  ['approve', { ...own, origin: 'http://elsewhere.example' }],
  ['load the review as a script', { ...own, 'sec-fetch-site': 'cross-site' }],
  ['read under a name of its own', { host: 'elsewhere.example' }],
])('another site in the same browser cannot %s', async (_name, headers) => {
  expect((await get('/review.js', headers)).status).toBe(403);
  expect((await post({ cause: null, findings: ['one desktop'] }, headers)).status).toBe(403);
  expect(readReport(project.root).findings).toHaveLength(2);
});

test('pictures are found by hash alone', async () => {
  const [{ before } = {}] = report.findings;
  const found = await get(`/pictures/${before?.picture}.png`);
  expect(found.headers.get('content-type')).toBe('image/png');
  expect((await get(`/pictures/${'b'.repeat(32)}.png`)).status).toBe(404);
  expect((await get('/pictures/..%2Freview.js')).status).toBe(404);
});
