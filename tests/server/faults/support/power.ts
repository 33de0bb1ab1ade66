import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, type TestContext } from 'vitest';
import { connect as openDatabase, prepareFile } from '../../../../src/server/store/sqliteFile.ts';
import { startServer } from '../../support/child.ts';
import { hookAt } from '../../support/double.ts';
import { scratch } from '../../support/databases.ts';
import { Disk, type Fate } from './disk.ts';
import { canTrace, readTrace, tracedPid, tracing } from './trace.ts';

const file = '/new/data/site.db';
const clients = 4;
const fates: readonly Fate[] = ['lost', 'kept', 'torn'];

const emailOf = (port: number, turn: number): string => `p${port}t${turn}@example.com`;

/**
 * Posts signups and messages in turn over one connection until `isOver`; each address holds the port
 * of the client and the turn. Returns how many posts were acknowledged.
 */
async function post(port: number, isOver: (turn: number) => boolean): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let turn = 0;
  while (!isOver(turn)) {
    turn += 1;
    const email = emailOf(socket.localPort ?? 0, turn);
    const body = JSON.stringify({ email, name: 'Ann', message: 'Hi' });
    socket.write(
      `POST /api/${turn % 2 ? 'waitlist' : 'contact'} HTTP/1.1\r\nHost: a\r\nX-Form-Age: 9999\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    let answer = '';
    while (!answer.endsWith('}')) answer += String((await once(socket, 'data'))[0]);
    expect(answer).toMatch(/^HTTP\/1\.1 202 /);
  }
  socket.destroy();
  return turn;
}

/**
 * Runs a server under load until 20 turns after a checkpoint, where a missing sync loses most. Returns the
 * server's system calls on files and sockets, and how many posts were acknowledged.
 */
async function traceServer(root: string, preload?: string) {
  const trace = join(scratch(), 'trace');
  const server = await startServer(
    { DATABASE_URL: `sqlite:${root}${file}`, ...hookAt() },
    { preload, under: tracing(trace) },
  );
  const port = Number(new URL(server.url).port);
  // Before the first checkpoint the file has one page, and everything else is in the log.
  let checkpointAt: number | undefined;
  const isOver = (turn: number) => {
    if (statSync(root + file).size > 4096) checkpointAt ??= turn;
    return checkpointAt !== undefined && turn >= checkpointAt + 20;
  };
  const turns = await Promise.all(Array.from({ length: clients }, () => post(port, isOver)));
  process.kill(tracedPid(trace), 'SIGKILL');
  await once(server.child, 'exit');
  return { acts: readTrace(trace, root), posts: turns.reduce((sum, turn) => sum + turn, 0) };
}

/** Every address in the database that a power cut left, opened as the server opens it. */
function emailsIn(path: string): Set<unknown> {
  if (!existsSync(path)) return new Set();
  prepareFile(path, 0);
  const database = openDatabase(path, 0);
  const tables = database.prepare("select 1 from sqlite_master where name = 'outbox'").all();
  const rows = tables.length
    ? database.prepare('select email from signups union all select email from messages').all()
    : [];
  database.close();
  return new Set(rows.map(({ email }) => email));
}

/**
 * Simulates power cuts at about `cuts` moments of a run under load; returns what was acknowledged and lost.
 *
 * @param making - Number of first moments at each of which the power is cut, too: the file is created there.
 */
export async function cutPower(
  { skip }: TestContext,
  { cuts, making, preload }: { cuts: number; making: number; preload?: string },
) {
  skip(!canTrace(), 'What reaches the disk can be watched only where strace is installed.');
  const root = scratch();
  const { acts, posts } = await traceServer(root, preload);
  const disk = new Disk(root);
  // Random numbers that are the same in each run.
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 0x7fffffff) / 0x7fffffff;
  const turnsOf = new Map<number, number>();
  const acknowledged: string[] = [];
  const lost = new Set<string>();
  let made = 0;
  const every = Math.floor(acts.length / cuts);
  for (const [index, act] of acts.entries()) {
    if ('kind' in act) disk.do(act);
    else if (act.text.startsWith('HTTP/1.1 202 ')) {
      const turn = (turnsOf.get(act.port) ?? 0) + 1;
      turnsOf.set(act.port, turn);
      acknowledged.push(emailOf(act.port, turn));
    }
    if (index > making && index % every && index < acts.length - 1) continue;
    for (const fate of fates) {
      made += 1;
      const folder = scratch();
      disk.cut(fate, random, folder);
      const found = emailsIn(folder + file);
      for (const email of acknowledged) if (!found.has(email)) lost.add(email);
    }
  }
  return { posts, acknowledged: acknowledged.length, lost: [...lost], cuts: made };
}
