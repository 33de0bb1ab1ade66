import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { paths } from '../../api/paths.ts';
import { mailLinkWords } from '../../content/mailLinks.ts';
import { palette } from '../../design/palette.ts';
import type { AppEnv, Deps, Route } from '../deps.ts';
import { bareContentPolicy, type HeaderMap } from '../headers.ts';
import { answer, inTime } from '../http/answer.ts';
import { limitRate } from '../http/post.ts';
import type { LinkPurpose } from '../outbox/links.ts';
import { confirmSignup } from '../repositories/people.ts';
import { updateSignup } from '../repositories/signups.ts';

const style = `:root{color-scheme:light}body{font:1.0625rem/1.6 system-ui,sans-serif;color:${palette.ink};background:${palette.white};margin:0}
main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem}h1{color:${palette.navy600};line-height:1.2}a{color:${palette.navy600}}
button{min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;color:${palette.white};background:${palette.navy600};border:0;border-radius:.5rem}
:focus-visible{outline:2px solid ${palette.navy600};outline-offset:2px}`;

const styleHash = createHash('sha256').update(style).digest('base64');

const headers: HeaderMap = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `${bareContentPolicy}; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
};

/** A page of a few words that is not part of the built site. */
const plainPage = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}
<p><a href="/">To the site</a></p></main></body>
</html>
`;

const show = (c: Context<AppEnv>, status: number, title: string, content: string) =>
  answer(c, status, plainPage(title, content), headers);

/** Routes of links in mails. Their posts are not checked for origin: mail programs send no `Origin` (RFC 8058). */
export const linkRoutes = (['confirm', 'unsubscribe'] as const).flatMap((purpose): Route[] => {
  const { title, button, done, after, invalid } = mailLinkWords[purpose];
  const path = paths[purpose];
  const form = `<form method="post"><button type="submit">${button}</button></form>`;
  const refuse = (c: Context<AppEnv>) =>
    show(c, 400, 'This link does not work', `<p>${invalid}</p>`);
  const signupIdOf = async (c: Context<AppEnv>, { env, links, now }: Deps) =>
    (await inTime(env, links())).read(purpose, c.req.query('token') ?? '', now());
  return [
    {
      path,
      method: 'get',
      handler: (deps) => async (c) =>
        (await signupIdOf(c, deps)) === null ? refuse(c) : show(c, 200, title, form),
    },
    {
      path,
      method: 'post',
      handler: (deps) => async (c) => {
        const id = await signupIdOf(c, deps);
        // Limited by person and not by network, because a mail provider may post for many people from one network.
        if (id === null) limitRate(c, deps);
        else deps.rateLimit(path, [id]);
        if (id === null || !(await inTime(deps.env, follow(deps, purpose, id)))) return refuse(c);
        void deps.wakeOutbox();
        return show(c, 200, done, `<p>${after}</p>`);
      },
    },
  ];
});

/** Confirms or unsubscribes the person; false when the signup to confirm no longer exists. */
const follow = async ({ store: { db }, plan, now }: Deps, purpose: LinkPurpose, id: string) =>
  purpose === 'confirm'
    ? confirmSignup(db, id, plan, now())
    : updateSignup(db, 'id', id, { status: 'unsubscribed', asked_again_at: null }).then(() => true);
