import type { Hono } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { answer, answerJson } from '../http/answer.ts';
import { inTime } from '../http/inTime.ts';

/** `GET /healthz`: the process is alive. `GET /readyz`: it can store a signup. */
export function healthRoutes(app: Hono<AppEnv>, deps: Deps): void {
  app.get('/healthz', (c) => answerJson(c, 200, { status: 'alive' }));
  app.get('/readyz', async (c) => {
    const isUp = await inTime(c, deps.isWritable()).catch(() => false);
    if (isUp && !deps.isDraining()) return answerJson(c, 200, { status: 'ready' });
    const status = deps.isDraining()
      ? 'draining'
      : deps.store.isDamaged()
        ? 'database damaged'
        : 'database unavailable';
    return answer(c, 503, JSON.stringify({ status }), {
      'Content-Type': 'application/json',
      'Retry-After': '2',
    });
  });
}
