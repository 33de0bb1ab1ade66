import { waitlist, waitlistSchema } from '../../api/forms/waitlist.ts';
import type { Route } from '../deps.ts';
import { accepted, inTime } from '../http/answer.ts';
import { readPost } from '../http/post.ts';
import { storeSignup } from '../repositories/signups.ts';

/** `POST /api/waitlist`: puts a person on the list; a known address gets the very same answer. */
export const waitlistRoute: Route = {
  method: 'post',
  path: waitlist.path,
  handler: (deps) => async (c) => {
    const { input, isSuspect } = await readPost(c, deps, waitlist, waitlistSchema);
    const { isNew } = await inTime(
      c,
      storeSignup(deps.store.db, input, isSuspect, deps.plan, deps.now()),
    );
    deps.metrics.signups.inc({ result: isSuspect ? 'quarantined' : isNew ? 'new' : 'known' });
    deps.wakeOutbox();
    return accepted(c, waitlist.sentTo);
  },
};
