import { contact, contactSchema } from '../../api/forms/contact.ts';
import type { Route } from '../deps.ts';
import { accepted, inTime } from '../http/answer.ts';
import { readPost } from '../http/post.ts';
import { storeMessage } from '../repositories/messages.ts';

/** `POST /api/contact`: stores a message, and queues it for delivery. */
export const contactRoute: Route = {
  method: 'post',
  path: contact.path,
  handler: (deps) => async (c) => {
    const { input, isSuspect } = await readPost(c, deps, contact, contactSchema);
    const status = isSuspect ? 'quarantined' : 'active';
    await inTime(c, storeMessage(deps.store.db, input, status, deps.plan.message, deps.now()));
    deps.metrics.messages.inc({ result: isSuspect ? 'quarantined' : 'stored' });
    if (!isSuspect) deps.wakeOutbox();
    return accepted(c, contact.sentTo);
  },
};
