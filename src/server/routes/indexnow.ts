import type { Hono } from 'hono';
import { paths } from '../../contract/paths.ts';
import type { AppEnv, Deps } from '../deps.ts';
import { answerJson } from '../http/answer.ts';
import { inTime } from '../http/inTime.ts';
import { assertOwnOrigin } from '../http/origin.ts';
import { networksOf } from '../http/post.ts';
import { submitToIndexNow } from '../indexnow.ts';

/** `POST /api/indexnow`: tells the indexing service what changed; takes no body. */
export function indexnowRoute(app: Hono<AppEnv>, deps: Deps): void {
  app.post(paths.indexnow, async (c) => {
    assertOwnOrigin(c.req.raw.headers, deps.env.SITE_URL);
    await inTime(c, deps.rateLimit(paths.indexnow, networksOf(c, deps)));
    const report = await submitToIndexNow(deps);
    deps.log.info({ outcome: report.outcome, status: report.status }, 'indexnow');
    return answerJson(c, 200, report);
  });
}
