import type { Hono } from 'hono';
import { paths } from '../../contract/paths.ts';
import { signals } from '../../contract/signals.ts';
import { utmFrom } from '../../contract/utm.ts';
import { waitlistSchema } from '../../contract/waitlist.ts';
import type { AppEnv, Deps } from '../deps.ts';
import { accepted } from '../http/accepted.ts';
import { inTime } from '../http/inTime.ts';
import type { NativeForm } from '../http/nativePage.ts';
import { readPost } from '../http/post.ts';
import { join } from '../repositories/signups.ts';

/** The waitlist form, for posts without JavaScript. */
const form: NativeForm = {
  title: 'Join the waitlist',
  action: paths.waitlist,
  page: '/pricing#waitlist',
  carried: ['utm_source', 'utm_campaign', 'utm_medium'],
  submitLabel: 'Join waitlist',
  trapField: signals.trapField,
  fields: [
    {
      name: 'email',
      label: 'Work email',
      type: 'email',
      autocomplete: 'email',
      isRequired: true,
      errors: {
        required: 'Enter your work email.',
        invalid: 'Enter an email address such as name@company.com.',
        too_long: 'Enter an email address of at most 254 characters.',
      },
    },
    {
      name: 'name',
      label: 'Full name',
      type: 'text',
      autocomplete: 'name',
      isRequired: false,
      errors: { too_long: 'Use at most 200 characters.' },
    },
    {
      name: 'company',
      label: 'Company',
      type: 'text',
      autocomplete: 'organization',
      isRequired: false,
      errors: { too_long: 'Use at most 200 characters.' },
    },
  ],
};

/** `POST /api/waitlist`: puts a person on the list; a known address gets the very same answer. */
export function waitlistRoute(app: Hono<AppEnv>, deps: Deps): void {
  const rules = {
    schema: waitlistSchema,
    form,
    fromReferer: (query: URLSearchParams) => ({ ...utmFrom(query) }),
  };
  app.post(paths.waitlist, async (c) => {
    const { input, isSuspect } = await readPost(c, deps, rules);
    const status = isSuspect ? 'quarantined' : 'active';
    const { isNew } = await inTime(c, join(deps.store.db, input, status, deps.now()));
    deps.metrics.signups.inc({ result: isSuspect ? 'quarantined' : isNew ? 'new' : 'known' });
    return accepted(c, '/pricing/joined');
  });
}
