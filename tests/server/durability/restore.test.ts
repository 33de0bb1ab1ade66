import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { startServer, waitlist } from '../support/child.ts';
import { freshDatabase, storedEmails } from '../support/databases.ts';
import { signUp } from '../support/http.ts';
import { isAcknowledged, startLoad } from '../faults/support/load.ts';

/**
 * Restores a backup three times under load. Returns the acknowledged addresses that are in no file,
 * and whether the newest acknowledged one is in the restored file.
 */
async function restoreUnderLoad(preload?: string) {
  const database = await freshDatabase('sqlite');
  const folder = dirname(database.path);
  const env = { DATABASE_URL: database.url };
  const server = await startServer({ ...env }, { preload });
  await signUp(server.url, 'first@example.com');
  const backup = join(folder, 'copy.db');
  expect((await waitlist(['backup', backup], env)).code).toBe(0);
  const load = startLoad(() => server.url, 16);
  for (let round = 0; round < 3; round += 1) {
    await load.more(100, isAcknowledged);
    const { code, err } = await waitlist(['restore', backup, '--yes', '--json'], env);
    expect([code, err]).toEqual([0, '']);
  }
  const last = 'last@example.com';
  await eventually(async () => expect((await signUp(server.url, last)).status).toBe(202));
  const answers = await load.stop();
  await server.end();
  const current = await storedEmails(database);
  const everywhere = new Set(current);
  for (const name of await readdir(folder))
    if (/before-restore-[\dTZ-]+$/.test(name))
      for (const email of await storedEmails({ ...database, path: join(folder, name) }))
        everywhere.add(email);
  expect(answers.every(({ status }) => status === 202 || status === 503)).toBe(true);
  expect(current.has('first@example.com')).toBe(true);
  const lost = answers.filter(({ email, status }) => status === 202 && !everywhere.has(email));
  return { lost, hasLast: current.has(last) };
}

test('restoring under load loses nothing: what was acknowledged is in the new file or the kept one', async () => {
  expect(await restoreUnderLoad()).toEqual({ lost: [], hasLast: true });
});

test('the same load exposes a server that does not notice the restored file', async () => {
  expect(await restoreUnderLoad('ignoreSwap')).toMatchObject({ hasLast: false });
});
