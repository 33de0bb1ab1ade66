// Measures what three promises of the server cost, in one run: how quick pages are while another
// program locks the database, what a million networks take in memory, and how long the server takes
// to stop. Not a test: figures depend on the machine. docs/promises.md names the tests.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createRateLimit } from '../src/server/rateLimit.ts';
import { openStore } from '../src/server/store/store.ts';
import { get, load } from './bench/load.ts';
import { writeSite } from './bench/site.ts';
import { median } from './median.ts';
import { Owner } from './owner.ts';

const rounds = 3;
const networks = 1_000_000;

const say = (what: string, figure: string) => console.log(`${what.padEnd(60)} ${figure}`);

/** Pages with people who sign up beside them: with the database free and locked in turn. */
async function measureLock(owner: Owner, folder: string): Promise<void> {
  const child = fork(join(import.meta.dirname, 'bench/serve.ts'), ['grouped', folder]);
  owner.defer(() => child.connected && child.disconnect());
  const [port] = (await once(child, 'message')) as [number];
  const state = { isOn: true };
  const posts = Promise.all(
    Array.from({ length: 8 }, async (_unused, client) => {
      for (let turn = 0; state.isOn; turn += 1)
        await fetch(`http://127.0.0.1:${port}/api/waitlist`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: `c${client}t${turn}@example.com` }),
        }).then((answer) => answer.arrayBuffer());
    }),
  );
  const seen = { free: [] as number[], locked: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    seen.free.push((await load(port, get, 32)).p99);
    const other = new DatabaseSync(join(folder, 'grouped.db'), { timeout: 60_000 });
    other.exec('begin immediate');
    seen.locked.push((await load(port, get, 32)).p99);
    other.exec('rollback');
    other.close();
  }
  state.isOn = false;
  await posts;
  say('p99 of pages beside signups, database free', `${median(seen.free).toFixed(1)} ms`);
  say('p99 of pages beside signups, database locked', `${median(seen.locked).toFixed(1)} ms`);
}

async function measureNetworks(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1024 / 1024;
  };
  const store = await openStore('sqlite::memory:');
  const before = used();
  const limit = await createRateLimit(store, 10);
  for (let index = 0; index < networks; index += 1)
    await limit('/api/waitlist', [`2001:db8:${index.toString(16)}::/64`]).catch(() => {});
  const grown = used() - before;
  // Still in use, so that its memory was not given back before it was looked at.
  await limit('/api/waitlist', ['203.0.113.7']);
  await store.close();
  say(
    `memory for the rates of ${networks.toLocaleString('en-US')} networks`,
    `${grown.toFixed(1)} MB`,
  );
}

/** Stops a server that waits for a receiver which never answers. */
async function measureStop(owner: Owner, folder: string, farewellMs: number): Promise<void> {
  const receiver = createServer().listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  owner.defer(() => receiver.close());
  const child = owner.node([resolve('src/server/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      SITE_DIR: folder,
      DATABASE_URL: `sqlite:${join(folder, `stop${farewellMs}.db`)}`,
      LOG_LEVEL: 'silent',
      FAREWELL_MS: String(farewellMs),
      WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
      WEBHOOK_SECRET: 'a secret of some length',
    },
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const url = /http:\S+/.exec(line.toString())?.[0] ?? '';
  const asked = once(receiver, 'connection');
  await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Form-Age': '9999' },
    body: JSON.stringify({ name: 'Ann', email: 'ann@example.com', message: 'Hi' }),
  });
  await asked;
  const start = performance.now();
  child.kill('SIGTERM');
  await once(child, 'exit');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`time to stop beside a silent webhook, FAREWELL_MS=${farewellMs}`, `${seconds} s`);
}

const owner = new Owner();
const folder = owner.folder();
writeSite(folder);
try {
  await measureLock(owner, folder);
  await measureNetworks();
  for (const farewellMs of [5000, 0]) await measureStop(owner, folder, farewellMs);
} finally {
  await owner.dispose();
}
