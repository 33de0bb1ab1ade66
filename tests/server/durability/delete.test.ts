import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openStore } from '../../../src/server/store/store.ts';
import { startServer, waitlist } from '../support/child.ts';
import { fillFile, freshDatabase } from '../support/databases.ts';
import { lostOf, startLoad } from '../faults/support/load.ts';

/** Enough rows that the checkpoint of the command and one of the server overlap. */
const people = 100_000;

test('people are deleted from a large list under load, without a trace, and nothing else is lost', async () => {
  const database = await freshDatabase('sqlite');
  const env = { DATABASE_URL: database.url };
  // Filled before the server starts, so that no other process holds the lock.
  await (await openStore(database.url)).close();
  fillFile(database.path, 0, people);
  const server = await startServer({ ...env });
  const load = startLoad(() => server.url, 8);
  for (let round = 1; round <= 4; round += 1) {
    const { code, err } = await waitlist(
      ['delete', `person${round}@example.com`, '--yes', '--json'],
      env,
    );
    expect([code, err]).toEqual([0, '']);
  }
  const answers = await load.stop();
  await server.end();
  const bytes = await readFile(database.path, 'latin1');
  expect(/person[1-4]@example\.com/.test(bytes)).toBe(false);
  expect(bytes).toContain('person5@example.com');
  expect(await lostOf(answers, database)).toEqual([]);
});
