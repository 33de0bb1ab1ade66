import { readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openStore } from '../../../src/server/store/store.ts';
import { startServer, waitlist } from '../support/child.ts';
import { freshDatabase } from '../support/databases.ts';
import { lostOf, startLoad } from './support/load.ts';

/** Enough rows that the checkpoint of the command and one of the server overlap. */
const people = 100_000;

/** Called before the server starts, while nobody else holds the lock. */
async function fill(url: string, path: string): Promise<void> {
  await (await openStore(url)).close();
  const database = new DatabaseSync(path);
  const add = database.prepare(
    "insert into signups (id, email, email_normal, status, created_at, last_seen_at) values (?, ?, ?, 'active', '2026-01-01', '')",
  );
  database.exec('begin');
  for (let index = 0; index < people; index += 1) {
    const email = `person${index}@example.com`;
    add.run(`id-of-a-person-${index}`, email, email);
  }
  database.exec('commit');
  database.close();
}

test('people are deleted from a large list under load, without a trace, and nothing else is lost', async () => {
  const database = await freshDatabase('sqlite');
  const env = { DATABASE_URL: database.url };
  await fill(database.url, database.path);
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
