import { startServer } from '../../support/child.ts';
import type { TestDatabase } from '../../support/databases.ts';
import { type Answer, isAcknowledged, moreAnswers, type signUp, startLoad } from './load.ts';

/** Kills the server under load several times, and restarts it on the same database. */
export async function killRounds(
  database: TestDatabase,
  rounds: number,
  options: { preload?: string[]; env?: Record<string, string>; post?: typeof signUp } = {},
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const env = { DATABASE_URL: database.url, ...options.env };
    const server = await startServer(env, options);
    const load = startLoad(() => server.url, 32, options.post);
    // After the first answers, and at another moment in each round.
    await moreAnswers(load, 32 + 7 * round, isAcknowledged);
    await server.end('SIGKILL');
    answers.push(...(await load.stop()));
  }
  return answers;
}
