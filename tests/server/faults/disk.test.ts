import { execFileSync } from 'node:child_process';
import { chmod, chown, cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { owner } from '../../support/owner.ts';
import { startServer } from '../support/child.ts';
import type { TestDatabase } from '../support/databases.ts';
import { postJson } from '../support/http.ts';
import { scratch } from '../support/scratch.ts';
import { type Answer, lostOf, signUp, until } from './support/load.ts';
import { preload } from './support/preload.ts';

const isRoot = process.getuid?.() === 0;
/** Root may write anything; the read-only file must meet somebody else. */
const nobody = 65_534;
const canMount = isRoot && mountWorks();

let folder: string;
let database: TestDatabase;

beforeEach(() => {
  folder = scratch();
  const path = join(folder, 'site.db');
  database = { kind: 'sqlite', url: `sqlite:${path}`, path, remove: () => Promise.resolve() };
});

function mountWorks(): boolean {
  try {
    execFileSync('unshare', ['-m', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What it acknowledges early it writes at the next turn: the message after it is answered later. */
const atOnce = { WRITE_BEHIND_MS: '0' };

/** Signs up while `isBroken`, then after `mend`; says what was answered and what was then lost. */
async function throughTrouble(
  env: Record<string, string>,
  trouble: { start: () => Promise<void>; mend: () => Promise<void> },
  options: { uid?: number; preload?: string[] },
): Promise<{
  during: Answer[];
  contactStatus: number;
  pageStatus: number;
  readyStatus: number;
  lost: string[];
}> {
  // With somewhere to pass messages on to, a message is stored together with its order.
  const hook = { WEBHOOK_URL: 'http://127.0.0.1:9', WEBHOOK_SECRET: 'a secret of some length' };
  const server = await startServer({ ...env, ...hook, LOG_LEVEL: 'silent' }, options);
  const before = await signUp(server.url, 'before@example.com');
  await trouble.start();
  const during: Answer[] = [];
  for (let index = 0; index < 40; index += 1)
    during.push(await signUp(server.url, `${`during${index}`.padEnd(64, 'x')}@example.com`));
  const message = { name: 'Ann', email: 'ann@example.com', message: 'x'.repeat(4000) };
  const contactStatus = (await postJson(`${server.url}/api/contact`, message)).status;
  const pageStatus = (await fetch(server.url)).status;
  const readyStatus = (await fetch(`${server.url}/readyz`)).status;
  await trouble.mend();
  let after: Answer = before;
  await until(async () => {
    after = await signUp(server.url, 'after@example.com');
    return after.status === 202;
  });
  await server.end();
  const lost = await lostOf([before, ...during, after], database);
  return { during, contactStatus, pageStatus, readyStatus, lost };
}

const assertHonest = ({
  during,
  contactStatus,
  pageStatus,
  readyStatus,
}: Awaited<ReturnType<typeof throughTrouble>>) => {
  expect(during.some(({ status }) => status === 503)).toBe(true);
  expect(during.every(({ status }) => status === 503 || status === 202)).toBe(true);
  // All of these were answered while the trouble lasted: it is mended only afterwards.
  for (const answer of during.filter(({ status }) => status === 503))
    expect(answer.retryAfter).toBe('2');
  expect(contactStatus).toBe(503);
  expect(pageStatus).toBe(200);
  expect(readyStatus).toBe(503);
};

/** A disk of 2 MB in memory, and a file that takes what is left of it. */
function smallDisk() {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
  const mounted = folder;
  owner().defer(() => execFileSync('umount', [mounted]));
  const filler = join(folder, 'filler');
  return {
    start: async () => {
      await writeFile(filler, Buffer.alloc(4 * 1024 * 1024)).catch(() => {});
    },
    mend: () => rm(filler),
  };
}

// Mounting needs root; elsewhere there is no honest way to fill a disk without filling the real one.
test.runIf(canMount)(
  'a full disk is answered 503, pages go on, and it recovers by itself',
  async () => {
    const disk = smallDisk();
    const seen = await throughTrouble({ DATABASE_URL: database.url }, disk, {});
    assertHonest(seen);
    expect(seen.lost).toEqual([]);
  },
);

test.runIf(canMount)('a server that acknowledges early is caught by a full disk', async () => {
  const disk = smallDisk();
  const options = { preload: preload('acknowledgeEarly') };
  const seen = await throughTrouble({ DATABASE_URL: database.url, ...atOnce }, disk, options);
  expect(seen.lost).not.toEqual([]);
});

/** Puts a file in the database's place that may only be read. */
function readOnlyFile() {
  const writable = join(folder, 'writable.db');
  return {
    start: async () => {
      const log = new DatabaseSync(database.path, { timeout: 60_000 });
      log.exec('pragma wal_checkpoint(truncate)');
      log.close();
      await rename(database.path, writable);
      await cp(writable, database.path);
      for (const suffix of ['-wal', '-shm'])
        await rename(database.path + suffix, writable + suffix).catch(() => {});
      await chmod(database.path, 0o444);
    },
    mend: () => chmod(database.path, 0o666),
  };
}

test('a read-only database is answered 503, pages go on, and it recovers by itself', async () => {
  if (isRoot) await chown(folder, nobody, nobody);
  const options = isRoot ? { uid: nobody } : {};
  const seen = await throughTrouble({ DATABASE_URL: database.url }, readOnlyFile(), options);
  assertHonest(seen);
  expect(seen.during.every(({ status }) => status === 503)).toBe(true);
});

test('a server that acknowledges early is caught by a read-only database', async () => {
  if (isRoot) await chown(folder, nobody, nobody);
  const options = { ...(isRoot && { uid: nobody }), preload: preload('acknowledgeEarly') };
  const env = { DATABASE_URL: database.url, ...atOnce };
  const seen = await throughTrouble(env, readOnlyFile(), options);
  expect(seen.lost).not.toEqual([]);
});

/** Another name for the file. */
function takenAway() {
  const away = join(folder, 'away.db');
  return {
    start: () => rename(database.path, away),
    mend: () => rename(away, database.path),
  };
}

test('a database that is taken away is answered 503, and it recovers when it is back', async () => {
  const seen = await throughTrouble({ DATABASE_URL: database.url }, takenAway(), {});
  assertHonest(seen);
  expect(seen.lost).toEqual([]);
});

test('a server that does not look for its file is caught when that is taken away', async () => {
  const options = { preload: preload('ignoreSwap') };
  const seen = await throughTrouble({ DATABASE_URL: database.url }, takenAway(), options);
  expect(new Set(seen.during.map(({ status }) => status))).toEqual(new Set([202]));
  expect(seen.readyStatus).toBe(200);
});
