import type { Context } from 'hono';
import type { AppEnv } from '../deps.ts';
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

export const answerJson = (c: Context<AppEnv>, status: number, value: unknown): Response =>
  answer(c, status, JSON.stringify(value), { 'Content-Type': 'application/json' });

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
