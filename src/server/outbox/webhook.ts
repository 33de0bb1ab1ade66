import { createHmac } from 'node:crypto';
import { contact } from '../../api/forms/contact.ts';
import { hiddenNames, fieldNames } from '../../api/forms/form.ts';
import { waitlist } from '../../api/forms/waitlist.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import { emailOf } from './emails.ts';
import type { Links } from './links.ts';
import type { Notice, Send } from './notice.ts';
import { pauseWords } from '../words.ts';

const messageColumns = ['id', ...fieldNames(contact), 'topic'] as const;
const signupColumns = ['id', ...fieldNames(waitlist), ...hiddenNames(waitlist)] as const;

const pick = <Row, Name extends keyof Row>(row: Row, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

function eventOf(notice: Notice): { type: string; data: object } {
  if (notice.kind === 'message')
    return { type: 'contact.message', data: pick(notice.message, messageColumns) };
  if (notice.kind === 'digest') return { type: 'site.digest', data: notice.report };
  if (notice.kind === 'pause')
    return {
      type: 'mail.paused',
      data: { since: notice.subject, text: pauseWords(notice.subject) },
    };
  // A signup: confirmations and invitations are sent by mail alone (plan.ts).
  return { type: 'waitlist.signup', data: pick(notice.signup, signupColumns) };
}

/** Text escaped for Slack, which shows what is between `<` and `>` as a link or a mention. */
const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A notice in the format of Slack's incoming webhooks, in the words of the email to the owner. */
function slackMessage(notice: Notice, site: string, links: Links): { text: string } {
  const { subject, text } = emailOf(notice, site, links, new Date(notice.created_at));
  return { text: `*${slackText(subject)}*\n${slackText(text)}` };
}

/**
 * Sends notices as JSON by POST, signed per the Standard Webhooks specification. `WEBHOOK_SECRET` is `whsec_` followed
 * by the key in Base64, or the key as plain text. A retry has the same id.
 */
export function webhookSender(url: string, env: Env, links: Deps['links']): Send {
  const { WEBHOOK_SECRET: secret = '', WEBHOOK_FORMAT: format } = env;
  const { hostname: site } = new URL(env.SITE_URL);
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
  return async (notice) => {
    const event = { timestamp: notice.created_at, ...eventOf(notice) };
    const body = JSON.stringify(
      format === 'slack' ? slackMessage(notice, site, await links()) : event,
    );
    const id = notice.subject;
    const sentAt = Math.floor(Date.now() / 1000);
    const hmac = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`);
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      headers: {
        'Content-Type': 'application/json',
        'Webhook-Id': id,
        'Webhook-Timestamp': String(sentAt),
        'Webhook-Signature': `v1,${hmac.digest('base64')}`,
      },
      body,
    });
    await response.body?.cancel();
    // Only the code of a failure is stored, and not the answer's words.
    if (!response.ok)
      throw Object.assign(new Error('The webhook refused.'), { code: `HTTP_${response.status}` });
  };
}
