import type { Hono } from 'hono';
import { contactSchema } from '../../contract/contact.ts';
import { limits } from '../../contract/limits.ts';
import { paths } from '../../contract/paths.ts';
import { signals } from '../../contract/signals.ts';
import type { AppEnv, Deps } from '../deps.ts';
import { accepted } from '../http/accepted.ts';
import { inTime } from '../http/inTime.ts';
import type { NativeForm } from '../http/nativePage.ts';
import { readPost } from '../http/post.ts';
import { channelsOf } from '../outbox/channels.ts';
import { storeMessage } from '../repositories/messages.ts';

/** The contact form, for posts without JavaScript. */
const form: NativeForm = {
  title: 'Contact us',
  action: paths.contact,
  page: '/contact',
  carried: ['from', 'type'],
  submitLabel: 'Send message',
  trapField: signals.trapField,
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      autocomplete: 'name',
      isRequired: true,
      errors: { required: 'Enter your name.', too_long: 'Use at most 200 characters.' },
    },
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      autocomplete: 'email',
      isRequired: true,
      errors: {
        required: 'Enter your email address.',
        invalid: 'Enter an email address such as name@company.com.',
        too_long: 'Enter an email address of at most 254 characters.',
      },
    },
    {
      name: 'company',
      label: 'Company',
      type: 'text',
      autocomplete: 'organization',
      isRequired: false,
      errors: { too_long: 'Use at most 200 characters.' },
    },
    {
      name: 'message',
      label: 'Message',
      type: 'textarea',
      autocomplete: 'off',
      isRequired: true,
      errors: { required: 'Write a message.', too_long: 'Use at most 4,000 characters.' },
    },
  ],
};

/** The topic a link to the form carries; cut, because a visitor cannot mend a link. */
const topicFrom = (query: URLSearchParams) => {
  const read = (key: string) =>
    (query.get(key) ?? '').replaceAll(/[\0\n\r]/g, ' ').slice(0, limits.topic);
  return { from: read('from').toWellFormed(), type: read('type').toWellFormed() };
};

/** `POST /api/contact`: stores a message, and orders it to be passed on. */
export function contactRoute(app: Hono<AppEnv>, deps: Deps): void {
  const rules = { schema: contactSchema, form, fromReferer: topicFrom };
  const channels = channelsOf(deps.env);
  app.post(paths.contact, async (c) => {
    const { input, isSuspect } = await readPost(c, deps, rules);
    const status = isSuspect ? 'quarantined' : 'active';
    await inTime(c, storeMessage(deps.store, input, status, channels, deps.now()));
    deps.metrics.messages.inc({ result: isSuspect ? 'quarantined' : 'stored' });
    if (!isSuspect) deps.wakeOutbox();
    return accepted(c, '/contact/sent');
  });
}
