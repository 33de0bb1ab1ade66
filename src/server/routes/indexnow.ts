import { paths } from '../../api/paths.ts';
import type { Route } from '../deps.ts';
import { answerJson } from '../http/answer.ts';
import { assertOwnOrigin, limitRate } from '../http/post.ts';
import { submitToIndexNow } from '../indexnow.ts';

/** `POST /api/indexnow`: tells the indexing service what changed; takes no body. */
export const indexnowRoute: Route = {
  method: 'post',
  path: paths.indexnow,
  handler: (deps) => async (c) => {
    assertOwnOrigin(c.req.raw.headers, deps.env.SITE_URL);
    limitRate(c, deps);
    const report = await submitToIndexNow(deps);
    deps.log.info({ outcome: report.outcome, status: report.status }, 'indexnow');
    return answerJson(c, 200, report);
  },
};
