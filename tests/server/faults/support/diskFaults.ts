import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, chown, cp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import { resources } from '../../../support/resources.ts';
import { startServer } from '../../support/child.ts';
import type { TestDatabase } from '../../support/databases.ts';
import { hookAt } from '../../support/double.ts';
import { type Answer, postJson, signUp } from '../../support/http.ts';
import { lostOf } from './load.ts';

const isRoot = process.getuid?.() === 0;
/** Root may write read-only files, so the server runs as another user. */
const nobody = 65_534;

/** Whether a small disk can be mounted; without one, a test of a full disk would fill the real disk. */
export const canMount = isRoot && spawnSync('unshare', ['-m', 'true']).status === 0;

/** Something that happens to the disk of a database, and its end. */
interface Fault {
  start: () => Promise<void>;
  end: () => Promise<void>;
  /** The user that the server runs as. */
  uid?: number;
}

/** Signs up during the fault and after it; returns what was answered and what was lost. */
export async function duringFault(
  database: TestDatabase,
  fault: Fault,
  { env, preload }: { env?: Record<string, string>; preload?: string } = {},
) {
  // With a webhook set, a message is stored together with its delivery.
  const variables = { DATABASE_URL: database.url, ...hookAt(), ...env };
  const server = await startServer(variables, { preload, uid: fault.uid });
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
  await eventually(async () => {
    after = await signUp(server.url, 'after@example.com');
    expect(after.status).toBe(202);
  });
  await server.end();
  const lost = await lostOf([before, ...during, after], database);
  return { during, contactStatus, pageStatus, readyStatus, lost };
}

/** A file system of 2 MB in memory, and a file that fills it. */
export function smallDisk({ path }: TestDatabase): Fault {
  const folder = dirname(path);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
  resources().defer(() => execFileSync('umount', [folder]));
  const filler = join(folder, 'filler');
  return {
    start: async () => {
      await writeFile(filler, Buffer.alloc(4 * 1024 * 1024)).catch(() => {});
    },
    end: () => rm(filler),
  };
}

/** Replaces the database by a read-only copy. */
export async function readOnlyFile(database: TestDatabase): Promise<Fault> {
  const folder = dirname(database.path);
  if (isRoot) await chown(folder, nobody, nobody);
  const copy = join(folder, 'copy.db');
  const writable = join(folder, 'writable.db');
  return {
    ...(isRoot && { uid: nobody }),
    start: async () => {
      const log = new DatabaseSync(database.path, { timeout: 60_000 });
      log.exec('pragma wal_checkpoint(truncate)');
      log.close();
      // The copy is made read-only before it takes the name: the server looks for its file before each write,
      // and a file that it has opened for writing stays writable.
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

/** Renames the database file. */
export function renamedFile(database: TestDatabase): Fault {
  const away = join(dirname(database.path), 'away.db');
  return {
    start: () => rename(database.path, away),
    end: () => rename(away, database.path),
  };
}
