import { describe, expect, test } from 'vitest';
import { startServer } from '../support/child.ts';
import { databases, freshDatabase, type TestDatabase } from '../support/databases.ts';
import { acknowledged, type Answer, lostOf, pause, startLoad, until } from './support/load.ts';
import { preload } from './support/preload.ts';

/** Kills the server under load, again and again, each time starting it on the same database. */
async function killRounds(
  database: TestDatabase,
  rounds: number,
  options: { preload?: string[] } = {},
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' }, options);
    const load = startLoad(() => server.url, 32);
    // Not before work has begun, however slow the machine; then at another moment each round.
    await until(() => Promise.resolve(acknowledged(load.answers) >= 32));
    await pause(13 * round);
    await server.end('SIGKILL');
    answers.push(...(await load.stop()));
  }
  return answers;
}

describe.each(databases)('kill -9 under load on %s', (kind) => {
  const rounds = kind === 'sqlite' ? 20 : 5;

  test(`loses nothing acknowledged in ${rounds} rounds`, async () => {
    const database = await freshDatabase(kind);
    const answers = await killRounds(database, rounds);
    expect(acknowledged(answers)).toBeGreaterThanOrEqual(rounds * 32);
    expect(await lostOf(answers, database)).toEqual([]);
    await database.remove();
  });

  test('is noticed by the same harness when the answer comes before the commit', async () => {
    const database = await freshDatabase(kind);
    const answers = await killRounds(database, 2, { preload: preload('acknowledgeEarly') });
    expect(await lostOf(answers, database)).not.toEqual([]);
    await database.remove();
  });
});
