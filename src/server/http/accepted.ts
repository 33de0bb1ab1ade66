import type { Context } from 'hono';
import type { AppEnv } from '../deps.ts';
import { answer, answerJson } from './answer.ts';

/** How often accepted posts are answered, in milliseconds. */
const tickMs = 10;

const waiting: (() => void)[] = [];

/** Resolves at the next tick, with whatever else waits for it. */
const nextTick = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length > 1) return;
    const release = () => {
      for (const answered of waiting.splice(0)) answered();
    };
    setTimeout(release, tickMs - (performance.now() % tickMs));
  });

/**
 * The one answer to every accepted post: JSON for the site's own script, a redirect to `sentTo` for
 * a form sent without it. Held to a shared tick, so that its time tells nothing.
 */
export async function accepted(c: Context<AppEnv>, sentTo: string): Promise<Response> {
  await nextTick();
  return c.get('formPost')
    ? answer(c, 303, null, { Location: sentTo })
    : answerJson(c, 202, { status: 'accepted' });
}
