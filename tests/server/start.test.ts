import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { freePort } from '../../scripts/freePort.ts';
import { PlainError } from '../../src/server/plainError.ts';
import { openStore } from '../../src/server/store/store.ts';
import { eventually } from '../support/eventually.ts';
import { hookAt } from './support/double.ts';
import { listen, signUp } from './support/http.ts';
import { rowsIn, scratch } from './support/databases.ts';
import { runServer, startServer } from './support/child.ts';

const METRICS_TOKEN = 'a token of enough length';

let folder: string;
beforeEach(() => {
  folder = scratch();
});

test('the server prints its address in one line, serves, and exits cleanly on SIGTERM', async () => {
  const server = await startServer({
    DATABASE_URL: `sqlite:${folder}/new/site.db`,
    METRICS_TOKEN,
  });
  expect(server.output.out).toMatch(/^The site is at http:\/\/127\.0\.0\.1:\d+\n$/);
  expect((await fetch(server.url)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${server.url}/exampleton-example-key.txt`)).status).toBe(200);
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await fetch(`${server.url}/metrics`, { headers });
  expect(await metrics.text()).toContain('process_resident_memory_bytes');
  expect(await server.end()).toBe(0);
  expect(server.output.err).toBe('');
});

test('a signal that arrives twice, as from a terminal and from npm, is a clean exit, too', async () => {
  const server = await startServer({ DATABASE_URL: `sqlite:${folder}/site.db` });
  server.child.kill('SIGINT');
  expect(await server.end('SIGINT')).toBe(0);
});

test('a request in flight is answered before the server exits', async () => {
  const server = await startServer({
    DATABASE_URL: `sqlite:${folder}/site.db`,
    // Long enough for all connections to arrive on a busy machine.
    SHUTDOWN_DELAY_MS: '2000',
  });
  const answers = Array.from({ length: 50 }, (_unused, index) =>
    signUp(server.url, `drain${index}@example.com`),
  );
  await Promise.race(answers);
  expect(await server.end()).toBe(0);
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([202]));
  expect(rowsIn(`${folder}/site.db`, 'select email from signups')).toHaveLength(answers.length);
});

test('keep-alive clients get Connection: close, and none is cut off', async () => {
  const server = await startServer({
    DATABASE_URL: `sqlite:${folder}/site.db`,
    SHUTDOWN_DELAY_MS: '60000',
  });
  const ask = async (agent: Agent) => {
    const request = get(`${server.url}/pricing`, { agent });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.headers.connection;
  };
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  expect(new Set(await Promise.all(agents.map(ask)))).toEqual(new Set(['keep-alive']));
  server.child.kill('SIGTERM');
  await eventually(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503));
  expect(new Set(await Promise.all(agents.map(ask)))).toEqual(new Set(['close']));
});

test.each(['webhook', 'mail'])(
  'a %s server that never answers does not delay the exit',
  async (kind) => {
    const receiver = createServer();
    const port = await listen(receiver);
    const path = `${folder}/site.db`;
    const at = `127.0.0.1:${port}`;
    const mail = { SMTP_URL: `smtp://${at}`, MAIL_FROM: 'a@a.test', MAIL_TO: 'b@b.test' };
    const variables = kind === 'mail' ? mail : hookAt(`http://${at}`);
    const server = await startServer({ DATABASE_URL: `sqlite:${path}`, ...variables });
    const asked = once(receiver, 'connection');
    expect((await signUp(server.url, 'ann@example.com', 'contact')).status).toBe(202);
    const [socket] = (await asked) as [Socket];
    // The sender would give up after ten (mail) or twenty (webhook) seconds, with an error.
    const closed = once(socket.resume(), 'close');
    expect(await server.end()).toBe(0);
    await closed;
    const [row] = rowsIn(path, 'select * from outbox');
    // No error was recorded, so the exit came first; the next process tries again, a minute after this attempt.
    expect(row).toMatchObject({ attempts: 1, last_error: '', delivered_at: null });
  },
);

test('whatever stops the start is one sentence that says what to do', async () => {
  const port = await listen(createServer());
  const DATABASE_URL = `sqlite:${folder}/site.db`;
  for (const [env, words] of [
    [
      { PORT: String(port), DATABASE_URL },
      `already in use 127\\.0\\.0\\.1:${port}\\).*HOST and PORT\\.`,
    ],
    [{ PORT: 'eighty' }, 'PORT must be'],
    [{ SITE_DIR: folder }, 'The site is not built .* run "npm run build" first\\.'],
  ] as const) {
    const { code, err, out } = await runServer(env);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(new RegExp(`^[^\\n]*${words}[^\\n]*\\n$`));
    expect(err).not.toContain('Error:');
  }
});

test('an unknown name in .env stops the start with a sentence that names it', async () => {
  await writeFile(join(folder, '.env'), 'PORTT=4000\n');
  await expect(startServer({}, { cwd: folder })).rejects.toThrow(/PORTT is not known/);
});

/** The bytes of a new, sound database. */
async function soundBytes(): Promise<Buffer> {
  const path = join(folder, 'sound.db');
  await (await openStore(`sqlite:${path}`)).close();
  return readFile(path);
}

test.each([
  ['that is text', async () => Buffer.from('this is not a database at all\n'.repeat(300))],
  ['that is empty', async () => Buffer.alloc(0)],
  ['with overwritten pages', async () => (await soundBytes()).fill(0xa5, 4096, 4096 * 6)],
  // Bytes 36 to 39 are the number of free pages.
  ['with a wrong count in its header', async () => (await soundBytes()).fill(99, 36, 40)],
])('a database file %s is not opened, and stays unchanged', async (_name, make) => {
  const path = join(folder, 'site.db');
  const bytes = await make();
  await writeFile(path, bytes);
  await expect(openStore(`sqlite:${path}`)).rejects.toThrow(
    /is damaged or is not a database.* restore /,
  );
  expect((await readFile(path)).equals(bytes)).toBe(true);
});

test('a PostgreSQL that does not answer is named without its password', async () => {
  const port = await freePort();
  const refused: unknown = await openStore(`postgres://me:secret@127.0.0.1:${port}/site`).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(PlainError);
  expect(String(refused)).toContain(`127.0.0.1:${port}/site`);
  expect(String(refused)).not.toContain('secret');
});
