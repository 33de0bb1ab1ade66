import type { Context } from 'hono';
import { paths } from '../../api/paths.ts';
import type { AppEnv, Deps, Route } from '../deps.ts';
import { answer, inTime } from '../http/answer.ts';
import { plainPage, plainPageHeaders } from '../http/plainPage.ts';
import { limitRate } from '../http/post.ts';
import type { LinkPurpose } from '../outbox/links.ts';
import { confirmSignup } from '../repositories/people.ts';
import { updateSignup } from '../repositories/signups.ts';

/** What is shown: first a button, because programs that look at mail follow links. */
const words = {
  confirm: {
    title: 'Confirm your place on the waitlist',
    button: 'Confirm',
    done: 'You are on the waitlist',
    after: 'Your address is confirmed. You can leave at any time with the link in our emails.',
    invalid: 'It is incomplete, or older than 30 days. Sign up again to get a new one.',
  },
  unsubscribe: {
    title: 'Leave the waitlist',
    button: 'Unsubscribe',
    done: 'You are off the list',
    after: 'You will get no more email from us. Nobody else can put the address back on the list.',
    invalid: 'It is incomplete. Copy all of it from the email, or reply to us and we take you off.',
  },
} as const;

const show = (c: Context<AppEnv>, status: number, title: string, content: string) =>
  answer(c, status, plainPage(title, content), plainPageHeaders);

/**
 * `GET` and `POST` of the links in mails. The post needs nothing but the link, as RFC 8058 has it:
 * mail programs send it by themselves, without a cookie, an origin or a page.
 */
export const linkRoutes = (['confirm', 'unsubscribe'] as const).flatMap((purpose): Route[] => {
  const { title, button, done, after, invalid } = words[purpose];
  const path = paths[purpose];
  const form = `<form method="post"><button type="submit">${button}</button></form>`;
  const refuse = (c: Context<AppEnv>) =>
    show(c, 400, 'This link does not work', `<p>${invalid}</p>`);
  const signupOf = (c: Context<AppEnv>, { links, now }: Deps) =>
    links.read(purpose, c.req.query('token') ?? '', now());
  return [
    {
      path,
      method: 'get',
      handler: (deps) => (c) =>
        signupOf(c, deps) === null ? refuse(c) : show(c, 200, title, form),
    },
    {
      path,
      method: 'post',
      handler: (deps) => async (c) => {
        await limitRate(c, deps);
        const id = signupOf(c, deps);
        const isDone = id !== null && (await inTime(c, follow(deps, purpose, id)));
        return isDone ? show(c, 200, done, `<p>${after}</p>`) : refuse(c);
      },
    },
  ];
});

/** Does what the link says; false when there is nobody to do it for. */
async function follow(deps: Deps, purpose: LinkPurpose, id: string): Promise<boolean> {
  if (purpose === 'unsubscribe') {
    await updateSignup(deps.store.db, 'id', id, { status: 'unsubscribed' });
    return true;
  }
  const isThere = await confirmSignup(deps.store.db, id, deps.plan, deps.now());
  deps.wakeOutbox();
  return isThere;
}
