import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../../src/api/paths.ts';
import { bareContentPolicy } from '../../src/server/headers.ts';
import { loadSite } from '../../src/server/site.ts';
import { resources } from '../support/resources.ts';
import { writeFixtureSite } from './support/fixtureSite.ts';
import { sendRaw } from './support/http.ts';
import { serve } from './support/serve.ts';

const server = await serve('sqlite');

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${server.url}${path}`, { headers, method, redirect: 'manual' });

test.each(['/', '/pricing', '/answers/foo', '/pricing?utm_source=x'])(
  '%s is a page with its own content security policy and a short max-age',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60, must-revalidate');
    expect(await answer.text()).toContain('<h1>');
  },
);

test('files with a content hash are cached for a year, others for an hour', async () => {
  const said = async (path: string, name: string) => (await get(path)).headers.get(name);
  const asset = '/assets/app-1a2b3c.js';
  expect(await said(asset, 'cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await said(asset, 'content-type')).toBe('text/javascript; charset=utf-8');
  expect(await said('/robots.txt', 'cache-control')).toBe('public, max-age=3600');
  expect(await said('/feed.xml', 'content-type')).toBe('application/atom+xml; charset=utf-8');
  // Other sites may show the pictures.
  expect(await said('/og/home.png', 'cross-origin-resource-policy')).toBe('cross-origin');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
  ['brotli', null],
])('a browser that accepts "%s" gets the encoding %s', async (accepted, coding) => {
  const answer = await get('/pricing', { 'Accept-Encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(await answer.text()).toContain('Pricing');
});

test('each content encoding has its own ETag, and a matching If-None-Match gets 304', async () => {
  const tags = new Set<string>();
  for (const accepted of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': accepted };
    const etag = (await get('/pricing', headers)).headers.get('etag') ?? '';
    tags.add(etag);
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/pricing', { ...headers, 'If-None-Match': condition });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(await again.text()).toBe('');
    }
    expect((await get('/pricing', { ...headers, 'If-None-Match': '"other"' })).status).toBe(200);
  }
  expect(tags.size).toBe(3);
});

test('HEAD has the headers of GET and no body', async () => {
  const plain = { 'Accept-Encoding': 'identity' };
  const [answer, full] = [await get('/pricing', plain, 'HEAD'), await get('/pricing', plain)];
  for (const name of ['content-length', 'etag'])
    expect(answer.headers.get(name)).toBe(full.headers.get(name));
  expect(await answer.text()).toBe('');
});

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing.html', '/pricing'],
  ['/index.html', '/'],
  ['/index.html?a=b', '/?a=b'],
  ['/answers/foo/?a=1', '/answers/foo?a=1'],
])('%s redirects to %s', async (path, location) => {
  const answer = await get(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(location);
  expect(answer.headers.get('content-security-policy')).toBe(bareContentPolicy);
  expect(answer.headers.get('permissions-policy')).toContain('camera=()');
});

test.each([
  ['/Pricing', '/pricing'],
  ['/%70ricing?a=b', '/pricing?a=b'],
  ['/ANSWERS/Foo/', '/answers/foo'],
])('%s, typed or encoded by somebody, leads to %s', async (path, location) => {
  const answer = await get(path);
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe(location);
});

test('an address that encodes nothing is not found', async () => {
  expect((await get('/%zz')).status).toBe(404);
});

test.each([
  '/nope',
  '/404.html',
  '/404',
  '/pricing.html.br',
  '/pricing.gz',
  '/_headers',
  '/headers.json',
  '/answers',
  '/assets/',
  '/apis',
  '/healthzz',
  '/constructor',
  '/__proto__',
])('%s answers 404 with the not-found page', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Not here');
  expect((await get(path, { 'If-None-Match': '*' })).status).toBe(404);
});

test.each([
  '/../headers.json',
  '/..%2fheaders.json',
  '/%2e%2e/headers.json',
  '/assets/..%5c..%5cheaders.json',
  '/....//headers.json',
  '//etc/passwd',
  '//evil.example/',
  '/pricing%00.html',
  '/%',
  '/%ff',
])('%s reaches nothing outside the site', async (path) => {
  const answer = await sendRaw(
    server.port,
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
  expect(answer).not.toContain('"documents"');
  expect(answer).not.toContain('root:');
});

test('other methods on a page get 405, with the allowed ones in Allow', async () => {
  const answer = await get('/pricing', {}, 'POST');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
  expect(answer.headers.get('content-security-policy')).toBe(bareContentPolicy);
});

test.each(['headers.json', 'refused/contact-form.html'])(
  'a build whose %s is damaged is refused with what to do',
  (file) => {
    const folder = writeFixtureSite(resources().folder());
    writeFileSync(join(folder, file), 'damaged');
    expect(() => loadSite(folder)).toThrow(
      `The build is not usable (${file} is damaged): run "npm run build" again.`,
    );
  },
);

test('a refused form is shown although its code could not be read when it was first needed', async () => {
  const folder = writeFixtureSite(resources().folder());
  const site = loadSite(folder);
  const post = { path: paths.contact, status: 422, errors: [], values: {} };
  await expect(site.renderErrorPage(post)).rejects.toThrow('refusedForm.js');
  const code = "export const renderRefusedForm = () => 'the form';";
  writeFileSync(join(folder, 'refused/refusedForm.js'), code);
  expect((await site.renderErrorPage(post)).html).toContain('the form');
});
