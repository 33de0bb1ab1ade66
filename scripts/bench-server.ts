// Measures the server in ratios of one run: how much grouping commits is worth, what the framework
// and the database cost against bare node:http, how pages compare with nginx, and whether pages stay
// quick while people sign up. Not a test: figures depend on the machine, ratios much less.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parse } from 'valibot';
import { waitlistSchema } from '../src/contract/forms/waitlist.ts';
import { upsertSignup } from '../src/server/repositories/signups.ts';
import { openStore } from '../src/server/store/store.ts';
import { get, load, post, type Result, seconds } from './bench/load.ts';
import type { Role } from './bench/serve.ts';
import { writeSite } from './bench/site.ts';
import { median } from './median.ts';
import { Owner } from './owner.ts';

const rounds = 3;

const roles: readonly Role[] = ['grouped', 'one each', 'bare', 'nginx'];

async function startServer(role: Role, folder: string) {
  const child = fork(join(import.meta.dirname, 'bench/serve.ts'), [role, folder]);
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

/** Signups a second straight on the store: what grouping is worth, with nothing else in the way. */
async function storeRate(folder: string, groupLimit: number): Promise<number> {
  const store = await openStore(`sqlite:${join(folder, `store${groupLimit}.db`)}`, {
    groupLimit,
  });
  const end = performance.now() + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      while (performance.now() < end) {
        count += 1;
        const email = `store${count}@example.com`;
        await upsertSignup(store.db, parse(waitlistSchema, { email }), 'active', new Date());
      }
    }),
  );
  await store.close();
  return count / seconds;
}

async function measure(folder: string): Promise<void> {
  const seen: Record<string, Result[]> = {};
  const note = async (name: string, run: () => Promise<Result>) => {
    (seen[name] ??= []).push(await run());
  };
  const [grouped, single, bare, nginx] = await Promise.all(
    roles.filter((role) => role !== 'nginx' || hasNginx()).map((role) => startServer(role, folder)),
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

const owner = new Owner();
const folder = owner.folder();
writeSite(folder);
try {
  await measure(folder);
} finally {
  await owner.dispose();
}
