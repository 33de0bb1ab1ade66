import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { problemType } from '../api/problem.ts';
import type { AppEnv, Deps, Route } from './deps.ts';
import { bareHeaders } from './headers.ts';
import { answer } from './http/answer.ts';
import { HttpProblem } from './http/httpProblem.ts';
import { loggable } from './log.ts';
import { bouncesRoute } from './routes/bounces.ts';
import { contactRoute, waitlistRoute } from './routes/forms.ts';
import { aliveRoute, readyRoute } from './routes/health.ts';
import { indexnowRoute } from './routes/indexnow.ts';
import { linkRoutes } from './routes/links.ts';
import { metricsRoute } from './routes/metrics.ts';
import { isUnavailable } from './store/unavailable.ts';

/** Every endpoint. A new one needs its own file and a line here. */
const routes: readonly Route[] = [
  waitlistRoute,
  contactRoute,
  indexnowRoute,
  bouncesRoute,
  ...linkRoutes,
  metricsRoute,
  aliveRoute,
  readyRoute,
];

/** Builds the API. It neither listens nor serves pages: listener.ts does both. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const commonHeaders = { ...bareHeaders(deps.env), 'Cache-Control': 'no-store' };
  app.use(async (c, next) => {
    const start = performance.now();
    c.set('requestId', randomUUID());
    c.set('commonHeaders', commonHeaders);
    await next();
    if (deps.isDraining()) c.res.headers.set('Connection', 'close');
    // Only our own addresses are recorded: an unknown one could hold anything that a visitor typed.
    const route = methods.has(c.req.path) ? c.req.path : 'other';
    const { method } = c.req;
    const { status } = c.res;
    const ms = performance.now() - start;
    deps.metrics.latency.observe({ route, method, status }, ms / 1000);
    const requestId = c.get('requestId');
    deps.log.info({ requestId, method, route, status, ms: Math.round(ms) }, 'request');
  });
  const methods = new Map<string, string[]>();
  for (const { path, method, handler } of routes) {
    const handle = handler(deps);
    if (!handle) continue;
    app[method](path, handle);
    const allowed = method === 'get' ? ['GET', 'HEAD'] : ['POST'];
    methods.set(path, [...(methods.get(path) ?? []), ...allowed]);
  }
  for (const [path, allowed] of methods)
    app.all(path, () => {
      throw new HttpProblem(405, { headers: { Allow: allowed.join(', ') } });
    });
  app.notFound((c) => sendProblem(c, deps, new HttpProblem(404)));
  app.onError((error, c) => {
    if (error instanceof HttpProblem) return sendProblem(c, deps, error);
    const isPassing = isUnavailable(error);
    const fault = { requestId: c.get('requestId'), fault: loggable(error) };
    if (isPassing) deps.log.warn(fault, 'database unavailable');
    else deps.log.error(fault, 'request failed');
    return sendProblem(c, deps, new HttpProblem(isPassing ? 503 : 500));
  });
  return app;
}

/** Answers with a problem as JSON; a form posted without scripts gets a page that keeps what was typed. */
async function sendProblem(c: Context<AppEnv>, { site, log }: Deps, problem: HttpProblem) {
  const { status } = problem;
  const { errors = [], ...details } = problem.details;
  const headers = { ...details.headers };
  if (status === 503) headers['Retry-After'] ??= '2';
  if (status >= 500) headers['X-Request-Id'] = c.get('requestId');
  const formPost = c.get('formPost');
  try {
    const post = formPost && { path: c.req.path, status, errors, values: formPost.values };
    const page = post && (await site?.renderErrorPage(post));
    if (page) return answer(c, status, page.html, { ...headers, ...page.headers });
  } catch (error) {
    // Without its page, the problem is still answered as JSON below.
    log.error({ requestId: c.get('requestId'), fault: loggable(error) }, 'page not rendered');
  }
  headers['Content-Type'] = problemType;
  return answer(c, status, JSON.stringify(problem.body), headers);
}
