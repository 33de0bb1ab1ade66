import * as v from 'valibot';
import { type FieldData, fieldDataPath } from '../../contract/fieldData.ts';
import { fieldReportSchema } from '../../contract/fieldReport.ts';
import { errorsFrom } from '../../contract/problem.ts';
import { answerJson } from '../http/answer.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { inTime } from '../http/inTime.ts';
import { assertOwnOrigin } from '../http/origin.ts';
import { limitRate } from '../http/post.ts';
import { bodyKind, readBody } from '../http/readBody.ts';
import type { Route } from '../http/route.ts';
import { answers, bodyOf } from '../openapi.ts';
import { countFieldReport, fieldRoutes } from '../repositories/fieldData.ts';
import type { Site } from '../site.ts';

/** How many days back the figures reach. */
const days = 28;

/** How long an answer is kept, in milliseconds: adding up is not done for every reader. */
const freshMs = 60_000;

/** The route that every address counts for that is not a page. */
const unknown = '/404';

/** The route that a path counts for: there are as many as pages, whatever is posted. */
function routeOf(path: string, site: Site | undefined): string {
  const bare = path === '/' ? path : path.replace(/\/+$/, '');
  if (!site?.resources.has(bare)) return unknown;
  if (bare.startsWith('/answers/page/')) return '/answers';
  return bare.startsWith('/answers/') ? '/answers/*' : bare;
}

/** `POST /api/field-data`: counts how fast a page was; where that is off, there is no such address. */
export const fieldReportRoute: Route = {
  method: 'post',
  path: fieldDataPath,
  description: {
    summary: 'Count how fast a page was for a visitor; only where SITE_FIELD_DATA is true',
    requestBody: bodyOf(fieldReportSchema),
    responses: answers(
      'Accepted',
      { 202: 'Counted' },
      [400, 403, 404, 405, 413, 415, 422, 429, 503],
    ),
  },
  handler: (deps) => {
    const { env, now, site, store } = deps;
    if (!env.SITE_FIELD_DATA) return undefined;
    return async (c) => {
      const { headers } = c.req.raw;
      assertOwnOrigin(headers, env.SITE_URL);
      const kind = bodyKind(headers);
      if (kind !== 'json') throw new HttpProblem(415);
      const body = await readBody(c.req.raw, kind);
      await limitRate(c, deps);
      const result = v.safeParse(fieldReportSchema, body);
      if (!result.success) throw new HttpProblem(422, { errors: errorsFrom(result.issues) });
      const report = result.output;
      await inTime(c, countFieldReport(store, routeOf(report.path, site), report, now()));
      return answerJson(c, 202, { status: 'accepted' });
    };
  },
};

/** `GET /api/field-data`: says how fast pages were, where they are counted. */
export const fieldDataRoute: Route = {
  method: 'get',
  path: fieldDataPath,
  description: {
    summary: 'How fast pages were for their visitors; only where SITE_FIELD_DATA is true',
    responses: answers('FieldData', { 200: 'The 75th percentiles of each route' }, [404, 503]),
  },
  handler: ({ env, now, store }) => {
    if (!env.SITE_FIELD_DATA) return undefined;
    let known: FieldData | undefined;
    let knownUntil = 0;
    return async (c) => {
      const moment = now();
      if (known === undefined || moment.getTime() >= knownUntil) {
        known = { days, routes: await inTime(c, fieldRoutes(store.db, days, moment)) };
        knownUntil = moment.getTime() + freshMs;
      }
      return answerJson(c, 200, known);
    };
  },
};
