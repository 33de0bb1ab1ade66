/**
 * `npm run bench:packets [-- --rounds 7]`: measures home, as it is and with more text at its end, over a
 * link that delays and limits real packets (1.6 Mbit/s, 150 ms). The results depend on the growing
 * congestion window of the connection, which a browser's simulation ignores. Linux as root with python3.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { pinnedBrowser } from '../scripts/browser.ts';
import { ensureBuilt } from '../scripts/ensureBuilt.ts';
import { startSite } from '../scripts/startSite.ts';
import { makeCertificate, serveHttp2 } from './http2Front.ts';
import { median } from './median.ts';

const namespace = 'slow-link';
const outerAddress = '10.77.0.1';
const extra = [0, 1000, 2000, 4000, 8000];

/** Serves home with more text at the end of its content: `/?more=1000` is 1000 compressed bytes longer. */
async function serveLonger(origin: string) {
  const html = await (await fetch(origin)).text();
  const bodies = new Map(
    extra.map((bytes) => {
      // Base64 stores six bits per character; compression brings the text back to about `bytes`.
      const text = randomBytes(bytes).toString('base64').replaceAll(/.{8}/g, '$& ');
      return [`/?more=${bytes}`, brotliCompressSync(html.replace('</main>', `${text}</main>`))];
    }),
  );
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    if (body === undefined)
      response.writeHead(307, { Location: origin + (request.url ?? '') }).end();
    else
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** First and largest paint of a first visit, and the arrival of the document's end, in ms. */
async function visit(browser: Browser, url: string): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  await page.goto(url);
  const times = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = performance.getEntriesByName('first-contentful-paint');
          const [document] = performance.getEntriesByType('navigation');
          const largest = list.getEntries().at(-1)?.startTime ?? 0;
          resolve([first?.startTime ?? 0, largest, document?.responseEnd ?? 0]);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return times;
}

async function compare(rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'packets-'));
  spawnSync('ip', ['netns', 'add', namespace], { stdio: 'inherit' });
  const link: ChildProcess = spawn('python3', [
    join(import.meta.dirname, 'link.py'),
    namespace,
    '1600',
    '150',
  ]);
  const site = await startSite();
  const longer = await serveLonger(site.url);
  const certificate = await makeCertificate();
  try {
    if (link.stdout !== null) await once(link.stdout, 'data');
    const front = await serveHttp2(longer.url, certificate, outerAddress);
    const { executablePath, args } = await pinnedBrowser();
    const inside = join(folder, 'browser');
    await writeFile(inside, `#!/bin/sh\nexec ip netns exec ${namespace} ${executablePath} "$@"\n`);
    await chmod(inside, 0o755);
    console.log('| more at the end, B | first paint, ms | largest paint, ms | end, ms |');
    console.log('| --- | --- | --- | --- |');
    for (const bytes of extra) {
      const rows: (readonly number[])[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // A new browser for each round, without connections and cached files, as on a first visit.
        const browser = await chromium.launch({
          executablePath: inside,
          args: [...args, certificate.trust],
        });
        rows.push(await visit(browser, `${front.url}/?more=${bytes}`));
        await browser.close();
      }
      const medians = [0, 1, 2].map((column) => median(rows.map((row) => row[column] ?? 0)));
      console.log(`| ${[bytes, ...medians.map((ms) => ms.toFixed(0))].join(' | ')} |`);
    }
    front.stop();
  } finally {
    link.kill();
    longer.server.close();
    await site.remove();
    spawnSync('ip', ['netns', 'del', namespace]);
    await rm(folder, { recursive: true, force: true });
  }
}

if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/dev/net/tun'))
  console.log(
    'Skipped: real packets are delayed on Linux only, as root, with /dev/net/tun and python3.',
  );
else {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
  await ensureBuilt();
  await compare(Number(values.rounds));
}
