import { paths } from '../../api/paths.ts';
import type { Route } from '../deps.ts';
import { answerJson, inTime } from '../http/answer.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { readBody } from '../http/post.ts';
import { isSameSecret } from '../isSameSecret.ts';
import { readBounceEvent } from '../outbox/bounceEvents.ts';
import { mailPaused } from '../outbox/relay.ts';
import { markComplained, reportBounces } from '../repositories/bounces.ts';
import { normalEmail } from '../repositories/signups.ts';
import { count } from '../words.ts';

/** Most bytes of a body: providers send many events at once. */
const mostBytes = 1024 * 1024;

/** `POST /api/bounces`: a mail provider reports addresses that refuse mail. Exists only if BOUNCE_TOKEN is set. */
export const bouncesRoute: Route = {
  method: 'post',
  path: paths.bounces,
  handler: ({ env, log, metrics, now, plan, store }) => {
    const { BOUNCE_TOKEN: token } = env;
    if (!token) return undefined;
    return async (c) => {
      if (!isSameSecret(c.req.query('token') ?? '', token)) throw new HttpProblem(401);
      const body = await readBody(c.req.raw, 'json', mostBytes);
      const events = (Array.isArray(body) ? (body as unknown[]) : [body]).map(readBounceEvent);
      for (const event of events) metrics.bounceEvents.inc({ result: event?.verdict ?? 'unread' });
      const emailsOf = (verdict: string) =>
        events.flatMap((event) => (event?.verdict === verdict ? normalEmail(event.email) : []));
      const note = async () => {
        const left = await markComplained(store.db, emailsOf('complaint'));
        return { left, ...(await reportBounces(store.db, emailsOf('final'), plan.pause, now())) };
      };
      const { left, marked, hasPaused } = await inTime(env, note());
      if (hasPaused) log.error(mailPaused);
      const unread = events.filter((event) => event === undefined).length;
      if (unread === 0) return answerJson(c, 200, { marked: marked + left });
      log.warn({ unread }, 'events of the mail provider were not understood');
      throw new HttpProblem(422, {
        detail: `${count(unread, 'event')} of ${events.length} not understood; the others were noted. docs/operations.md names what is read.`,
      });
    };
  },
};
