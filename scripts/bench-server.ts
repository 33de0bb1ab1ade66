// Measures the server in ratios of one run: how much grouping commits is worth, what the framework
// and the database cost against bare node:http, how pages compare with nginx, and whether pages stay
// quick while people sign up. Not a test: figures depend on the machine, ratios much less.
import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseEnvironment } from '../src/server/env.ts';
import { createHttpServer, createListener } from '../src/server/listener.ts';
import { join as joinWaitlist } from '../src/server/repositories/signups.ts';
import { openRuntime } from '../src/server/runtime.ts';
import { loadSite } from '../src/server/site.ts';
import { openStore } from '../src/server/store/store.ts';
import { get, load, post, type Result, seconds } from './bench/load.ts';

const rounds = 3;
const page = `<!doctype html><title>Page</title>${'<p>A paragraph of a page.</p>'.repeat(400)}`;

const roles = ['grouped', 'one each', 'bare', 'nginx'] as const;
type Role = (typeof roles)[number];

/** In a child process: one of the servers under comparison; says its port to the parent. */
async function serve(role: Role, folder: string): Promise<void> {
  process.send?.(role === 'nginx' ? await nginxServer(folder) : await nodeServer(role, folder));
}

async function nodeServer(role: Exclude<Role, 'nginx'>, folder: string): Promise<number> {
  const server = role === 'bare' ? bareServer() : await siteServer(role, folder);
  // However the parent ends, it leaves no server behind.
  process.once('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function siteServer(role: 'grouped' | 'one each', folder: string) {
  const env = parseEnvironment({
    DATABASE_URL: `sqlite:${join(folder, `${role}.db`)}`,
    SITE_DIR: folder,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
  });
  const site = loadSite(folder);
  const { app } = await openRuntime(env, { site, ...(role === 'one each' && { groupLimit: 1 }) });
  return createHttpServer(createListener(app, site), { requestTimeoutMs: 15_000 });
}

/** What Node does with a post and no framework, checks or database at all. */
const bareServer = () =>
  createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      JSON.parse(body);
      response.writeHead(202, { 'Content-Type': 'application/json' }).end('{"status":"accepted"}');
    });
  });

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answered;
}

async function startChild(role: Role, folder: string) {
  const child = fork(fileURLToPath(import.meta.url), [role, folder]);
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => {
    throw new Error(`The server "${role}" ended with ${String(code)}.`);
  });
  const [port] = (await Promise.race([once(child, 'message'), failed])) as [number];
  failed.catch(() => undefined);
  const stop = async () => {
    child.disconnect();
    await ended;
  };
  return { port, stop };
}

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** nginx on the same page, with one worker, as the others have one thread for answers. */
async function nginxServer(folder: string): Promise<number> {
  const port = await freePort();
  const conf = join(folder, 'nginx.conf');
  // Started as root, its worker would be another user, who may not read a temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    conf,
    `daemon off; ${user} pid ${folder}/nginx.pid; worker_processes 1; events {}
http { access_log off; default_type text/html; open_file_cache max=100; sendfile on; keepalive_requests 1000000000;
server { listen 127.0.0.1:${port}; location = /page { alias ${folder}/site/page.html; } } }`,
  );
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', conf], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('disconnect', () => nginx.kill());
  nginx.once('exit', (code) => process.exit(code ?? 0));
  while (!(await accepts(port))) await setTimeout(20);
  return port;
}

/** Signups a second straight on the store: what grouping is worth, with nothing else in the way. */
async function storeRate(folder: string, groupLimit: number): Promise<number> {
  const store = await openStore(`sqlite:${join(folder, `store${groupLimit}.db`)}`, {
    patience: 'server',
    groupLimit,
  });
  const blank = { name: '', company: '', utm_source: '', utm_campaign: '', utm_medium: '' };
  const end = performance.now() + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      while (performance.now() < end) {
        count += 1;
        const email = `store${count}@example.com`;
        await joinWaitlist(store.db, { ...blank, email }, 'active', new Date());
      }
    }),
  );
  await store.close();
  return count / seconds;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(folder: string): Promise<void> {
  const seen: Record<string, Result[]> = {};
  const note = async (name: string, run: () => Promise<Result>) => {
    (seen[name] ??= []).push(await run());
  };
  const [grouped, single, bare, nginx] = await Promise.all(
    roles.filter((role) => role !== 'nginx' || hasNginx()).map((role) => startChild(role, folder)),
  );
  // Interleaved, so that whatever else the machine does meets all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, groupLimit] of [
      ['store, grouped', 10_000],
      ['store, one commit each', 1],
    ] as const)
      await note(name, async () => ({
        perSecond: await storeRate(folder, groupLimit),
        p99: Number.NaN,
      }));
    // Answers leave on a beat of 10 ms, so 64 connections get 6,400 a second at most: more are needed
    // to see what the server itself can do.
    await note('signups, grouped', () => load(grouped?.port ?? 0, post, 256));
    await note('signups, one commit each', () => load(single?.port ?? 0, post, 256));
    await note('posts, bare node:http', () => load(bare?.port ?? 0, post, 256));
    await note('pages', () => load(grouped?.port ?? 0, get, 64));
    if (nginx) await note('pages, nginx', () => load(nginx.port, get, 64));
    const both = await Promise.all([
      load(grouped?.port ?? 0, get, 32),
      load(grouped?.port ?? 0, post, 32),
    ]);
    for (const [index, result] of both.entries())
      await note(index === 0 ? 'pages beside signups' : 'signups beside pages', () =>
        Promise.resolve(result),
      );
  }
  for (const server of [grouped, single, bare, nginx]) await server?.stop();
  report(seen);
}

function report(seen: Record<string, Result[]>): void {
  const p99 = (name: string) => median((seen[name] ?? []).map((result) => result.p99));
  for (const [name, results] of Object.entries(seen)) {
    const perSecond = Math.round(median(results.map((result) => result.perSecond)));
    const tail = Number.isNaN(p99(name)) ? '' : `   p99 ${p99(name).toFixed(1)} ms`;
    console.log(`${name.padEnd(26)} ${perSecond.toLocaleString('en-US').padStart(8)}/s${tail}`);
  }
  const ratio = (a: string, b: string) =>
    median(
      (seen[a] ?? []).map(({ perSecond }, index) => perSecond / (seen[b]?.[index]?.perSecond ?? 0)),
    );
  const say = (text: string, value: number, wanted?: number) =>
    console.log(`${text.padEnd(48)} ${value.toFixed(2)}${wanted ? ` (to reach: ${wanted})` : ''}`);
  console.log('');
  say('store: grouped / one commit each', ratio('store, grouped', 'store, one commit each'), 4);
  say(
    'over HTTP: grouped / one commit each',
    ratio('signups, grouped', 'signups, one commit each'),
  );
  say('over HTTP: grouped / bare node:http', ratio('signups, grouped', 'posts, bare node:http'));
  if (seen['pages, nginx']) say('pages / nginx', ratio('pages', 'pages, nginx'), 0.4);
  else console.log('pages / nginx: not measured, because nginx is not installed');
  const worst = Math.max(
    ...['pages beside signups', 'signups beside pages'].map((name) => p99(name)),
  );
  console.log(
    `${'pages and signups together: p99 in ms'.padEnd(48)} ${worst.toFixed(1)} (to stay below: 50)`,
  );
}

const [role, givenFolder] = process.argv.slice(2);
if (role && givenFolder) {
  await serve(role as Role, givenFolder);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'page.html'), page);
  writeFileSync(join(folder, 'site', '404.html'), page);
  const headers = { all: {}, documents: { '/page': { file: 'page.html', headers: {} } } };
  writeFileSync(
    join(folder, 'headers.json'),
    JSON.stringify({ ...headers, notFound: { file: '404.html', headers: {} } }),
  );
  try {
    await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
