import type { Hono } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { answer, answerJson } from '../http/answer.ts';
import { inTime } from '../http/inTime.ts';
import { proveWritable } from '../repositories/settings.ts';

/** How long a verdict on the database is used again, in milliseconds: anyone may ask. */
const verdictMs = 1000;

/** `GET /healthz`: the process is alive. `GET /readyz`: it can store a signup. */
export function healthRoutes(app: Hono<AppEnv>, deps: Deps): void {
  let verdict: Promise<boolean> | undefined;
  let askedAt = -Infinity;
  const isWritable = () => {
    if (!verdict || performance.now() - askedAt > verdictMs) {
      askedAt = performance.now();
      verdict = proveWritable(deps.store.db, deps.now()).then(
        () => true,
        () => false,
      );
    }
    return verdict;
  };
  app.get('/healthz', (c) => answerJson(c, 200, { status: 'alive' }));
  app.get('/readyz', async (c) => {
    const isUp = await inTime(c, isWritable()).catch(() => false);
    deps.metrics.databaseUp.set(isUp ? 1 : 0);
    if (isUp && !deps.isDraining()) return answerJson(c, 200, { status: 'ready' });
    const status = deps.isDraining() ? 'draining' : 'database unavailable';
    return answer(c, 503, JSON.stringify({ status }), {
      'Content-Type': 'application/json',
      'Retry-After': '2',
    });
  });
}
