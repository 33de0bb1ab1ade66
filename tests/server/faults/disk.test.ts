import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { scheduledJobs } from '../../../src/server/housekeeping.ts';
import { linkSecret, readSetting } from '../../../src/server/repositories/settings.ts';
import { waitlistHere } from '../support/child.ts';
import { freshDatabase, type TestDatabase } from '../support/databases.ts';
import { postJson } from '../support/http.ts';
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

test.runIf(canMount)(
  'with a full disk posts get 503, pages are served, and the server recovers by itself',
  async () => {
    const seen = await duringFault(database, smallDisk(database));
    assertRefused(seen);
    expect(seen.lost).toEqual([]);
  },
);

test.runIf(canMount)(
  'on a full disk delete says what to do, and the secret of links is written once there is space',
  async () => {
    const disk = smallDisk(database);
    const server = await serve('sqlite', {}, { database });
    const { db } = server.deps.store;
    const email = 'Gone.Person@example.com';
    await postJson(`${server.url}/api/waitlist`, { email });
    const secret = await readSetting(db, linkSecret);
    // As after the restore of a backup that has none.
    await db.deleteFrom('settings').where('key', '=', linkSecret).execute();
    const writeSecret = scheduledJobs(server.deps)['secret of links'];
    const remove = () => waitlistHere(['delete', email, '--yes'], { DATABASE_URL: database.url });
    await disk.start();
    await expect(writeSecret()).rejects.toThrow('SQLITE_FULL');
    const { code, err } = await remove();
    expect([code, err]).toEqual([1, expect.stringMatching(/disk is (?:too )?full.* free /)]);
    await disk.end();
    await writeSecret();
    expect(await readSetting(db, linkSecret)).toBe(secret);
    expect((await remove()).code).toBe(0);
    for (const name of await readdir(dirname(database.path)))
      expect(await readFile(join(dirname(database.path), name), 'latin1')).not.toMatch(
        /gone.person/i,
      );
  },
);

test('with a read-only database posts get 503, pages are served, and the server recovers by itself', async () => {
  const seen = await duringFault(database, await readOnlyFile(database));
  assertRefused(seen);
  expect(seen.during.every(({ status }) => status === 503)).toBe(true);
});

test('with the database file renamed posts get 503, and the server recovers when it is back', async () => {
  const seen = await duringFault(database, renamedFile(database));
  assertRefused(seen);
  expect(seen.lost).toEqual([]);
});
