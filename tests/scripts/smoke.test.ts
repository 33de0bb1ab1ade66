import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { beforeAll, expect, test } from 'vitest';
import { startSite } from '../../scripts/startSite.ts';
import { projectRoot } from '../architecture/tree.ts';
import { headers } from '../build/built.ts';
import { eventually } from '../support/eventually.ts';
import { ofFile, resources } from '../support/resources.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let certificate: { key: string; cert: string; file: string };
beforeAll(async () => {
  const folder = ofFile.folder();
  site = await startSite({ BACKUP_DIR: join(folder, 'backups'), FORM_MIN_AGE_MS: '3000' });
  ofFile.defer(() => site.remove());
  await eventually(async () =>
    expect(await (await fetch(`${site.url}/readyz`)).text()).toMatch(/"lastBackup":"\d/),
  );
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  certificate = { key, cert, file: join(folder, 'ca.pem') };
  writeFileSync(certificate.file, cert);
});

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Functions that spoil the replies of a deployment, each by the name of the check that must report it. */
type Faults = Record<string, (path: string, reply: Reply) => void>;

/** Starts a TLS proxy in front of the site, as a deployment has one. The proxy applies `faults` to replies. */
async function deployment(faults: Faults = {}): Promise<string> {
  const proxy = createServer(certificate, (asked, answer) => {
    const path = asked.url ?? '/';
    const onward = request(`${site.url}${path}`, { method: asked.method, headers: asked.headers });
    // Gets this page uncompressed, because a fault edits its text.
    if (path === '/about') onward.removeHeader('Accept-Encoding');
    asked.pipe(onward);
    const relay = async (response: IncomingMessage) => {
      const reply: Reply = {
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(await response.toArray()),
      };
      for (const spoil of Object.values(faults)) spoil(path, reply);
      const length = { 'content-length': reply.body.length };
      answer.writeHead(reply.status, { ...reply.headers, ...length }).end(reply.body);
    };
    onward.on('response', (response) => void relay(response));
  });
  await once(proxy.listen(0, 'localhost'), 'listening');
  resources().defer(() => {
    proxy.close();
    proxy.closeAllConnections();
  });
  return `https://localhost:${(proxy.address() as AddressInfo).port}`;
}

async function smoke(url: string) {
  const builtFor = new URL(Object.keys(headers.listed)[0] ?? '').origin;
  const deleteWith = `${process.execPath} ${join(projectRoot, 'src/server/commands/main.ts')}`;
  const child = resources().node(
    [join(projectRoot, 'scripts/smoke.ts'), url, '--site', builtFor, '--delete-with', deleteWith],
    {
      // The command would read the `.env` of the project's folder.
      cwd: resources().folder(),
      env: {
        ...process.env,
        NODE_EXTRA_CA_CERTS: certificate.file,
        DATABASE_URL: `sqlite:${site.databaseFile}`,
      },
    },
  );
  const output = child.stdout?.toArray();
  const [code] = (await once(child, 'close')) as [number | null];
  const lines = Buffer.concat((await output) ?? [])
    .toString()
    .trim()
    .split('\n');
  const named = (verdict: string) =>
    lines.filter((line) => line.startsWith(verdict)).map((line) => line.slice(5).split(':')[0]);
  return { code, lines, ok: named('ok'), bad: named('bad') };
}

test('a sound deployment passes every check, and its test signup and message are deleted', async () => {
  const { code, lines, ok, bad } = await smoke(await deployment());
  expect(bad, lines.join('\n')).toEqual([]);
  expect([code, ok.length]).toEqual([0, 11]);
  expect(lines.join('\n')).toContain('policies and HSTS on every page');
  expect(lines.join('\n')).toContain('valid for 3');
  expect(lines.join('\n')).toContain('taken and deleted');
  expect(site.rows('select email from signups union select email from messages')).toEqual([]);
});

const faults: Faults = {
  routes(path, reply) {
    if (path === '/pricing') reply.status = 500;
  },
  redirects(path, reply) {
    if (path === '/pricing.html') reply.status = 200;
  },
  headers(path, reply) {
    if (path === '/faq') reply.headers['content-security-policy'] += "; script-src 'unsafe-inline'";
  },
  compression(path, reply) {
    if (path.startsWith('/assets/')) delete reply.headers['vary'];
  },
  caching(path, reply) {
    if (path.startsWith('/assets/')) reply.headers['cache-control'] = 'no-cache';
  },
  robots(path, reply) {
    if (path !== '/robots.txt') return;
    delete reply.headers['content-encoding'];
    reply.body = Buffer.from('User-agent: *\nDisallow: /\n');
  },
  'structured data'(path, reply) {
    if (path === '/about')
      reply.body = Buffer.from(reply.body.toString().replace('"@context":', '"@context"'));
  },
  backups(path, reply) {
    if (path === '/readyz')
      reply.body = Buffer.from('{"status":"ready","lastBackup":"2026-01-01T00:00:00.000Z"}');
  },
  'signup and message'(path, reply) {
    if (path === '/api/contact') reply.status = 503;
  },
};

test('each fault of a deployment fails its own check, and no other', async () => {
  const { code, lines, bad } = await smoke(await deployment(faults));
  expect(bad, lines.join('\n')).toEqual(Object.keys(faults));
  expect([code, lines.at(-1)]).toEqual([1, `${bad.length} things are wrong.`]);
});

test('an address without a server fails the checks, without a crash', async () => {
  const { code, lines, ok } = await smoke('http://127.0.0.1:9');
  expect([code, ok]).toEqual([1, ['certificate']]);
  expect(lines).toContain('bad  routes: no page is known without the sitemap');
});
