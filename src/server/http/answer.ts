import type { Context } from 'hono';
import type { AppEnv } from '../deps.ts';
import type { Env } from '../env.ts';
import type { HeaderMap } from '../headers.ts';
import { HttpProblem } from './httpProblem.ts';

/** An answer with the common headers: adding them to a finished answer takes a quarter of a request's time. */
export function answer(
  c: Context<AppEnv>,
  status: number,
  body: string | null,
  headers: HeaderMap = {},
): Response {
  return new Response(body, { status, headers: { ...c.get('commonHeaders'), ...headers } });
}

export const answerJson = (c: Context<AppEnv>, status: number, value: unknown, more = {}) =>
  answer(c, status, JSON.stringify(value), { 'Content-Type': 'application/json', ...more });

/** How often accepted posts are answered, in milliseconds. */
const tickMs = 10;

let next: Promise<void> | undefined;

/** Resolves at the next tick, at the same moment for all who wait. */
const nextTick = (): Promise<void> =>
  (next ??= new Promise<void>((resolve) => {
    setTimeout(resolve, tickMs - (performance.now() % tickMs));
  }).finally(() => (next = undefined)));

/** The same answer to every accepted post, held back to a shared tick, so that its timing reveals nothing. */
export async function accepted(c: Context<AppEnv>, redirectTo: string): Promise<Response> {
  await nextTick();
  return c.get('formPost')
    ? answer(c, 303, null, { Location: redirectTo })
    : answerJson(c, 202, { status: 'accepted' });
}

/**
 * Waits for the database work of a request, but not for longer than `ANSWER_WITHIN_MS`.
 *
 * @throws HttpProblem 503 when the time is up. The work may still succeed: trying again is safe.
 */
export async function inTime<Result>(
  { ANSWER_WITHIN_MS }: Pick<Env, 'ANSWER_WITHIN_MS'>,
  work: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new HttpProblem(503)), ANSWER_WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
