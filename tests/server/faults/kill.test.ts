import { describe, expect, test } from 'vitest';
import { startServer } from '../support/child.ts';
import { databases, freshDatabase, type TestDatabase } from '../support/databases.ts';
import {
  acknowledged,
  type Answer,
  isAcknowledged,
  lostOf,
  moreAnswers,
  startLoad,
} from './support/load.ts';
import { preload } from './support/preload.ts';

/** Kills the server under load several times, and restarts it on the same database. */
async function killRounds(
  database: TestDatabase,
  rounds: number,
  options: { preload?: string[]; env?: Record<string, string> } = {},
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const env = { DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...options.env };
    const server = await startServer(env, options);
    const load = startLoad(() => server.url, 32);
    // After the first answers, and at another moment in each round.
    await moreAnswers(load, 32 + 7 * round, isAcknowledged);
    await server.end('SIGKILL');
    answers.push(...(await load.stop()));
  }
  return answers;
}

describe.each(databases)('kill -9 under load on %s', (kind) => {
  const rounds = kind === 'sqlite' ? 20 : 5;

  test(`loses nothing acknowledged in ${rounds} rounds`, async ({ annotate }) => {
    const database = await freshDatabase(kind);
    const answers = await killRounds(database, rounds);
    expect(acknowledged(answers)).toBeGreaterThanOrEqual(rounds * 32);
    const lost = await lostOf(answers, database);
    await annotate(`${rounds} rounds, ${acknowledged(answers)} acknowledged, ${lost.length} lost`);
    expect(lost).toEqual([]);
    await database.remove();
  });

  test('fails in the same harness when the answer comes before the commit', async () => {
    const database = await freshDatabase(kind);
    const answers = await killRounds(database, 2, {
      preload: preload('acknowledgeEarly'),
      // Late enough that the kill comes first, even on the slowest machine.
      env: { WRITE_BEHIND_MS: '600000' },
    });
    expect(await lostOf(answers, database)).not.toEqual([]);
    await database.remove();
  });
});
