import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { resources } from '../../support/resources.ts';
import { startServer } from '../support/child.ts';
import { freshDatabase, scratch } from '../support/databases.ts';
import { writeFixtureSite } from '../support/fixtureSite.ts';
import { signUp } from '../support/http.ts';

/** How many sockets this machine lets a process open; 500 of the limit are left for other files. */
function mostOpen(): number {
  // Windows sets no such limit.
  const limit = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout?.trim();
  return limit && limit !== 'unlimited' ? Number(limit) - 500 : Infinity;
}

/** How many unread answers the kernel buffers before it runs out of TCP memory. */
function mostUnread(): number {
  const limits = '/proc/sys/net/ipv4/tcp_mem';
  if (!existsSync(limits)) return Infinity;
  const [, , pages = 0] = readFileSync(limits, 'utf8').trim().split(/\s+/).map(Number);
  // Measured over loopback: each unread answer takes 1.75 MB. The limit is in pages of 4 kB; a fifth stays free.
  return Math.floor((pages * 4 * 0.8) / 1750);
}

const METRICS_TOKEN = 'a token of enough length';
const bigFile = '/assets/big-1a2b3c.js';

/** How many connections are opened at once: more would overflow the accept queue. */
const batch = 200;

/** Starts a server with a large file, and returns the server with functions that read its metrics. */
async function startMeasured(preload?: string) {
  const site = writeFixtureSite(scratch());
  writeFileSync(join(site, 'site', bigFile), Buffer.alloc(4 * 1024 * 1024, 'x'));
  const server = await startServer(
    {
      DATABASE_URL: (await freshDatabase('sqlite')).url,
      SITE_DIR: site,
      REQUEST_TIMEOUT_MS: '5000',
      // Long for the control (`preload`), which must still hold its connections when the other has none left.
      IDLE_TIMEOUT_MS: preload ? '600000' : '15000',
      ANSWER_WITHIN_MS: '7000',
      METRICS_TOKEN,
    },
    { preload },
  );
  const gauge = async (name: string): Promise<number> => {
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? 0);
  };
  return {
    server,
    connections: () => gauge('nodejs_active_resources{type="TCPSocketWrap"}'),
    megabytes: async () => (await gauge('process_resident_memory_bytes')) / 1024 / 1024,
  };
}

/** Opens connections that send `bytes` and read nothing. */
async function open(url: string, count: number, bytes: string): Promise<void> {
  const port = Number(new URL(url).port);
  const openOne = async () => {
    const socket: Socket = connect(port, '127.0.0.1');
    resources().defer(() => socket.resetAndDestroy());
    socket.pause();
    await once(socket, 'connect');
    socket.on('error', () => {});
    if (bytes) socket.write(bytes);
  };
  for (let opened = 0; opened < count; opened += batch)
    await Promise.all(Array.from({ length: Math.min(batch, count - opened) }, openOne));
}

describe.each([
  { kind: 'that send nothing', wanted: 10_000, most: mostOpen(), bytes: '' },
  {
    kind: 'that never read',
    wanted: 1000,
    most: Math.min(mostOpen(), mostUnread()),
    bytes: `GET ${bigFile} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(3),
  },
])('connections $kind', ({ wanted, most, bytes }) => {
  const count = Math.min(wanted, most);
  const number = count === wanted ? String(count) : `${count} (all that this machine allows)`;

  test(`${number} of them take little memory and are closed; a server without timeouts keeps them`, async () => {
    const { server, connections, megabytes } = await startMeasured();
    const control = await startMeasured('withoutDeadlines');
    await open(control.server.url, 100, bytes);
    const before = await megabytes();
    await open(server.url, count, bytes);
    expect((await fetch(server.url)).status).toBe(200);
    expect((await signUp(server.url, 'between@example.com')).status).toBe(202);
    // Measured: 90 MB; the answers together would be 12 GB.
    expect((await megabytes()) - before).toBeLessThan(500);
    // Not 0: the test's own requests for pages and metrics hold connections, too.
    await eventually(async () => expect(await connections()).toBeLessThan(20));
    expect(await control.connections()).toBeGreaterThanOrEqual(100);
    expect((await fetch(server.url)).status).toBe(200);
  });
});
