import type { Context } from 'hono';
import type { AppEnv } from '../deps.ts';
import { HttpProblem } from './httpProblem.ts';

/**
 * Waits for work of the database, but not for longer than `ANSWER_WITHIN_MS`. All work of a request
 * shares that time, which starts with the first; how long a visitor takes to send is not counted.
 *
 * @throws HttpProblem 503 when the time is up. The work may still succeed: trying again is safe.
 */
export async function inTime<Result>(c: Context<AppEnv>, work: Promise<Result>): Promise<Result> {
  const dueAt = c.get('dueAt') ?? performance.now() + c.get('answerWithinMs');
  c.set('dueAt', dueAt);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new HttpProblem(503)), dueAt - performance.now());
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
