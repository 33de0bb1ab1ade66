import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { AppEnv } from '../../src/server/deps.ts';
import { inTime } from '../../src/server/http/answer.ts';
import { HttpProblem } from '../../src/server/http/httpProblem.ts';
import { owner } from '../support/owner.ts';

test('all work of one request shares its time, and is refused after it, not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  owner().defer(() => vi.useRealTimers());
  let status: unknown = null;
  const app = new Hono<AppEnv>().get('/', async (c) => {
    c.set('answerWithinMs', 1800);
    await inTime(c, new Promise((resolve) => setTimeout(resolve, 1000)));
    await inTime(c, new Promise(() => undefined));
    return c.text('done');
  });
  app.onError((error, c) => {
    status = error instanceof HttpProblem && error.status;
    return c.text('');
  });
  void app.request('/');
  await vi.advanceTimersByTimeAsync(1799);
  expect(status).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(status).toBe(503);
});
