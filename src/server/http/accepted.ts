import type { Context } from 'hono';
import type { AppEnv } from '../deps.ts';
import { answer, answerJson } from './answer.ts';
import { sharedTick } from './sharedTick.ts';

/** The tick on which accepted posts are answered, in milliseconds. */
const tick = sharedTick(10);

/**
 * The one answer to every accepted post: JSON for the site's own script, a redirect to `sentTo` for
 * a form sent without it. Held to a shared tick, so that its time tells nothing.
 */
export async function accepted(c: Context<AppEnv>, sentTo: string): Promise<Response> {
  await tick();
  return c.get('formPost')
    ? answer(c, 303, null, { Location: sentTo })
    : answerJson(c, 202, { status: 'accepted' });
}
