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
/** Root may write read-only files, so the server runs as another user. */
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

/** The negative control writes at the next turn of the event loop, before the next answer. */
const atOnce = { WRITE_BEHIND_MS: '0' };

/** Signs up during the fault and after it; returns what was answered and what was lost. */
async function duringFault(
  env: Record<string, string>,
  fault: { start: () => Promise<void>; end: () => Promise<void> },
  options: { uid?: number; preload?: string[] },
): Promise<{
  during: Answer[];
  contactStatus: number;
  pageStatus: number;
  readyStatus: number;
  lost: string[];
}> {
  // With a webhook set, a message is stored together with its delivery.
  const hook = { WEBHOOK_URL: 'http://127.0.0.1:9', WEBHOOK_SECRET: 'a secret of some length' };
  const server = await startServer({ ...env, ...hook, LOG_LEVEL: 'silent' }, options);
  const before = await signUp(server.url, 'before@example.com');
  await fault.start();
  const during: Answer[] = [];
  for (let index = 0; index < 40; index += 1)
    during.push(await signUp(server.url, `${`during${index}`.padEnd(64, 'x')}@example.com`));
  const message = { name: 'Ann', email: 'ann@example.com', message: 'x'.repeat(4000) };
  const contactStatus = (await postJson(`${server.url}/api/contact`, message)).status;
  const pageStatus = (await fetch(server.url)).status;
  const readyStatus = (await fetch(`${server.url}/readyz`)).status;
  await fault.end();
  let after: Answer = before;
  await until(async () => {
    after = await signUp(server.url, 'after@example.com');
    return after.status === 202;
  });
  await server.end();
  const lost = await lostOf([before, ...during, after], database);
  return { during, contactStatus, pageStatus, readyStatus, lost };
}

const assertRefused = ({
  during,
  contactStatus,
  pageStatus,
  readyStatus,
}: Awaited<ReturnType<typeof duringFault>>) => {
  expect(during.some(({ status }) => status === 503)).toBe(true);
  expect(during.every(({ status }) => status === 503 || status === 202)).toBe(true);
  // All of these were answered during the fault, which ends only afterwards.
  for (const answer of during.filter(({ status }) => status === 503))
    expect(answer.retryAfter).toBe('2');
  expect(contactStatus).toBe(503);
  expect(pageStatus).toBe(200);
  expect(readyStatus).toBe(503);
};

/** A file system of 2 MB in memory, and a file that fills it. */
function smallDisk() {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
  const mounted = folder;
  owner().defer(() => execFileSync('umount', [mounted]));
  const filler = join(folder, 'filler');
  return {
    start: async () => {
      await writeFile(filler, Buffer.alloc(4 * 1024 * 1024)).catch(() => {});
    },
    end: () => rm(filler),
  };
}

// Mounting needs root, and without a mount the test would fill the real disk.
test.runIf(canMount)(
  'with a full disk posts get 503, pages are served, and the server recovers by itself',
  async () => {
    const disk = smallDisk();
    const seen = await duringFault({ DATABASE_URL: database.url }, disk, {});
    assertRefused(seen);
    expect(seen.lost).toEqual([]);
  },
);

test.runIf(canMount)('a full disk exposes a server that acknowledges early', async () => {
  const disk = smallDisk();
  const options = { preload: preload('acknowledgeEarly') };
  const seen = await duringFault({ DATABASE_URL: database.url, ...atOnce }, disk, options);
  expect(seen.lost).not.toEqual([]);
});

/** Replaces the database by a read-only copy. */
function readOnlyFile() {
  const copy = join(folder, 'copy.db');
  const writable = join(folder, 'writable.db');
  return {
    start: async () => {
      const log = new DatabaseSync(database.path, { timeout: 60_000 });
      log.exec('pragma wal_checkpoint(truncate)');
      log.close();
      // It is read-only before it is in place: the server looks for its file every second, and one
      // that it opened for writing stays so.
      await cp(database.path, copy);
      await chmod(copy, 0o444);
      await rename(database.path, writable);
      for (const suffix of ['-wal', '-shm'])
        await rename(database.path + suffix, writable + suffix).catch(() => {});
      await rename(copy, database.path);
    },
    end: () => chmod(database.path, 0o666),
  };
}

test('with a read-only database posts get 503, pages are served, and the server recovers by itself', async () => {
  if (isRoot) await chown(folder, nobody, nobody);
  const options = isRoot ? { uid: nobody } : {};
  const seen = await duringFault({ DATABASE_URL: database.url }, readOnlyFile(), options);
  assertRefused(seen);
  expect(seen.during.every(({ status }) => status === 503)).toBe(true);
});

test('a read-only database exposes a server that acknowledges early', async () => {
  if (isRoot) await chown(folder, nobody, nobody);
  const options = { ...(isRoot && { uid: nobody }), preload: preload('acknowledgeEarly') };
  const env = { DATABASE_URL: database.url, ...atOnce };
  const seen = await duringFault(env, readOnlyFile(), options);
  expect(new Set(seen.during.map(({ status }) => status))).toEqual(new Set([202]));
  expect(seen.contactStatus).toBe(503);
  expect(seen.lost).not.toEqual([]);
});

/** Renames the database file. */
function takenAway() {
  const away = join(folder, 'away.db');
  return {
    start: () => rename(database.path, away),
    end: () => rename(away, database.path),
  };
}

test('with the database file renamed posts get 503, and the server recovers when it is back', async () => {
  const seen = await duringFault({ DATABASE_URL: database.url }, takenAway(), {});
  assertRefused(seen);
  expect(seen.lost).toEqual([]);
});

test('a renamed database file exposes a server that does not check its file', async () => {
  const options = { preload: preload('ignoreSwap') };
  const seen = await duringFault({ DATABASE_URL: database.url }, takenAway(), options);
  expect(new Set(seen.during.map(({ status }) => status))).toEqual(new Set([202]));
  expect(seen.readyStatus).toBe(200);
});
