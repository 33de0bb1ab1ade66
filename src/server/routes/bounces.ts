import { paths } from '../../api/paths.ts';
import type { Route } from '../deps.ts';
import { answerJson, inTime } from '../http/answer.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { readBody } from '../http/post.ts';
import { isSameSecret } from '../isSameSecret.ts';
import { markBounced } from '../repositories/people.ts';
import { normalEmail } from '../repositories/signups.ts';

/** What providers call mail that comes back for good, or that a person reports as unwanted. */
const isFinal = /hard.?bounce|^bounce$|permanent|complaint/i;

const textOf = (event: Record<string, unknown>, names: readonly string[]): string | undefined =>
  names.map((name) => event[name]).find((value) => typeof value === 'string');

/** The address of an event, in the words of Postmark, SendGrid and others; none for what is not final. */
function bouncedIn(event: unknown): string[] {
  if (typeof event !== 'object' || event === null) return [];
  const fields = event as Record<string, unknown>;
  const email = textOf(fields, ['email', 'Email', 'recipient']);
  const kind = textOf(fields, ['Type', 'event', 'type']);
  const counts = kind === undefined || isFinal.test(kind);
  return email !== undefined && counts ? [normalEmail(email)] : [];
}

/** `POST /api/bounces`: a mail provider says to which addresses mail comes back; needs BOUNCE_TOKEN. */
export const bouncesRoute: Route = {
  method: 'post',
  path: paths.bounces,
  handler: ({ env, now, store }) => {
    const { BOUNCE_TOKEN: token } = env;
    if (!token) return undefined;
    return async (c) => {
      if (!isSameSecret(c.req.query('token') ?? '', token)) throw new HttpProblem(401);
      const body = await readBody(c.req.raw, 'json');
      const events: unknown[] = Array.isArray(body) ? body : [body];
      const marked = await inTime(c, markBounced(store.db, events.flatMap(bouncedIn), now()));
      return answerJson(c, 200, { marked });
    };
  },
};
