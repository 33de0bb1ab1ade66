import type { Context } from 'hono';
import type { AppEnv } from '../deps.ts';
import type { Env } from '../env.ts';
import type { HeaderMap } from '../headers.ts';
import { HttpProblem } from './httpProblem.ts';

/** An answer with the headers of all: adding them to a finished one costs a quarter of a request. */
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

/** Resolves at the next tick, with whatever else waits for it. */
const nextTick = (): Promise<void> =>
  (next ??= new Promise<void>((resolve) => {
    setTimeout(resolve, tickMs - (performance.now() % tickMs));
  }).finally(() => (next = undefined)));

/** The one answer to every accepted post, held to a shared tick, so that its time tells nothing. */
export async function accepted(c: Context<AppEnv>, sentTo: string): Promise<Response> {
  await nextTick();
  return c.get('formPost')
    ? answer(c, 303, null, { Location: sentTo })
    : answerJson(c, 202, { status: 'accepted' });
}

/**
 * Waits for all that the database does for a request, but not for longer than `ANSWER_WITHIN_MS`.
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
