import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openStore } from '../../../src/server/store/store.ts';
import { startServer, waitlist, waitlistHere } from '../support/child.ts';
import { fillFile, freshDatabase, holdLock, type TestDatabase } from '../support/databases.ts';
import { signUp } from '../support/http.ts';
import { serve } from '../support/serve.ts';
import {
  canMount,
  duringFault,
  readOnlyFile,
  renamedFile,
  smallDisk,
} from './support/diskFaults.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase('sqlite');
});

test.for([
  ['a full disk', smallDisk],
  ['a read-only database', readOnlyFile],
  ['the database file renamed', renamedFile],
] as const)(
  'with %s posts get 503, pages are served, and the server recovers by itself',
  async ([, fault], { skip }) => {
    skip(fault === smallDisk && !canMount, 'Without a small disk it would fill the real one.');
    const { during, contactStatus, pageStatus, readyStatus, lost } = await duringFault(
      database,
      await fault(database),
    );
    // Posts are sent until well after the disk is full; the first may still find room in SQLite's own files.
    const refused = during.filter(({ status }) => status !== 202);
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(['503 2']),
    );
    expect([contactStatus, pageStatus, readyStatus]).toEqual([503, 200, 503]);
    expect(lost).toEqual([]);
  },
);

test.runIf(canMount)('on a full disk delete says what to do', async () => {
  const disk = smallDisk(database);
  const server = await serve('sqlite', {}, { database });
  const email = 'Gone.Person@example.com';
  await signUp(server.url, email);
  const remove = () => waitlistHere(['delete', email, '--yes'], { DATABASE_URL: database.url });
  await disk.start();
  const { code, err } = await remove();
  expect([code, err]).toEqual([1, expect.stringMatching(/disk is (?:too )?full.* free /)]);
  await disk.end();
  expect((await remove()).code).toBe(0);
  for (const name of await readdir(dirname(database.path)))
    expect(await readFile(join(dirname(database.path), name), 'latin1')).not.toMatch(
      /gone.person/i,
    );
});

test.runIf(existsSync('/dev/full')).for(['export', 'list --json --limit 1000'])(
  'on a full disk %s fails, also when a part of what it writes finds room',
  async (line) => {
    await (await openStore(database.url)).close();
    fillFile(database.path, 0, 1000);
    // A file may grow to 64 KB. Without the trap, a signal would end the program that goes on.
    const limited = `trap '' XFSZ; ulimit -f 128; exec "$@" > "$0"`;
    for (const target of [`${database.path}.csv`, '/dev/full']) {
      const env = { DATABASE_URL: database.url };
      const { code, err } = await waitlist(line.split(' '), env, ['sh', '-c', limited, target]);
      expect([target, code, err]).toEqual([target, 1, expect.stringMatching(/failed: E\w+: .+/)]);
    }
  },
);

test('while another program locks the database, pages are served and signups wait', async () => {
  const server = await startServer({ DATABASE_URL: database.url });
  const release = holdLock(database.path);
  const signUps = Promise.all([1, 2, 3].map((n) => signUp(server.url, `lock${n}@example.com`)));
  // All 50 are answered during the lock. A server that left the waiting to SQLite would block on it.
  for (let page = 0; page < 50; page += 1)
    expect((await fetch(`${server.url}/pricing`)).status).toBe(200);
  release();
  expect((await signUps).map(({ status }) => status)).toEqual([202, 202, 202]);
});
