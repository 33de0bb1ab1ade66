import type { Deps, Route } from '../deps.ts';
import { answer } from '../http/answer.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { isSameSecret } from '../isSameSecret.ts';
import { mailState } from '../repositories/mail.ts';

/** The metrics in the format of Prometheus, with the current state of the database. */
export async function metricsText({ isWritable, metrics, store }: Deps): Promise<string> {
  const isUp = await isWritable();
  metrics.databaseUp.set(isUp ? 1 : 0);
  if (isUp) {
    const { bounced, outbox, pausedSince } = await mailState(store.db);
    metrics.outboxWaiting.set(outbox.waiting);
    metrics.mailBounced.set(bounced);
    metrics.mailPaused.set(pausedSince === null ? 0 : 1);
  }
  return metrics.registry.metrics();
}

/** `GET /metrics`, for requests with the token. Without METRICS_TOKEN the route does not exist. */
export const metricsRoute: Route = {
  method: 'get',
  path: '/metrics',
  handler: (deps) => {
    const { METRICS_TOKEN: token } = deps.env;
    if (!token) return undefined;
    return async (c) => {
      if (!isSameSecret(c.req.header('Authorization') ?? '', `Bearer ${token}`))
        throw new HttpProblem(401, { headers: { 'WWW-Authenticate': 'Bearer' } });
      return answer(c, 200, await metricsText(deps), {
        'Content-Type': deps.metrics.registry.contentType,
      });
    };
  },
};
