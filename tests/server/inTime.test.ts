import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { AppEnv } from '../../src/server/deps.ts';
import { HttpProblem } from '../../src/server/http/httpProblem.ts';
import { inTime } from '../../src/server/http/answer.ts';
import { owner } from '../support/owner.ts';

/** A request whose work is given, and the answer so far. */
function ask(...work: (() => Promise<unknown>)[]): { status: number | null } {
  const app = new Hono<AppEnv>();
  app.use((c, next) => {
    c.set('answerWithinMs', 1800);
    return next();
  });
  app.get('/', async (c) => {
    for (const part of work) await inTime(c, part());
    return c.text('done');
  });
  app.onError((error, c) =>
    c.text('', error instanceof HttpProblem && error.status === 503 ? 503 : 500),
  );
  const seen: { status: number | null } = { status: null };
  const request = async () => {
    seen.status = (await app.request('/')).status;
  };
  void request();
  return seen;
}

const never = () => new Promise(() => undefined);
const after = (ms: number) => () =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

test('all work of one request shares its time, and is refused after it, not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  owner().defer(() => vi.useRealTimers());
  const seen = ask(after(1000), never);
  await vi.advanceTimersByTimeAsync(1799);
  expect(seen.status).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.status).toBe(503);
});
