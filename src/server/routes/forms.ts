import { contact, contactSchema } from '../../api/forms/contact.ts';
import { waitlist, waitlistSchema } from '../../api/forms/waitlist.ts';
import { linkCode, signals } from '../../api/signals.ts';
import type { Route } from '../deps.ts';
import { accepted, inTime } from '../http/answer.ts';
import { readPost } from '../http/post.ts';
import { storeMessage } from '../repositories/messages.ts';
import { storeSignup } from '../repositories/signups.ts';

const codeOf = (text: string): string => (linkCode.test(text) ? text : '');

/** `POST /api/waitlist`: puts a person on the list; a known address gets the very same answer. */
export const waitlistRoute: Route = {
  method: 'post',
  path: waitlist.path,
  handler: (deps) => async (c) => {
    const { now, plan, store } = deps;
    const { input, isSuspect } = await readPost(c, deps, waitlist, waitlistSchema);
    const [via = '', code = ''] = (c.req.header(signals.linkHeader) ?? '').split(' ');
    const signup = { ...input, via: codeOf(via), code: codeOf(code) };
    const { isNew } = await inTime(deps.env, storeSignup(store.db, signup, isSuspect, plan, now()));
    deps.metrics.signups.inc({ result: isSuspect ? 'quarantined' : isNew ? 'new' : 'known' });
    void deps.wakeOutbox();
    return accepted(c, waitlist.thanksPage);
  },
};

/** `POST /api/contact`: stores a message, and queues it for delivery. */
export const contactRoute: Route = {
  method: 'post',
  path: contact.path,
  handler: (deps) => async (c) => {
    const { input, isSuspect } = await readPost(c, deps, contact, contactSchema);
    const status = isSuspect ? 'quarantined' : 'active';
    await inTime(
      deps.env,
      storeMessage(deps.store.db, input, status, deps.plan.message, deps.now()),
    );
    deps.metrics.messages.inc({ result: isSuspect ? 'quarantined' : 'stored' });
    void deps.wakeOutbox();
    return accepted(c, contact.thanksPage);
  },
};
