import type { Env } from '../env.ts';
import type { Channel } from '../store/tables.ts';
import type { Links } from './links.ts';
import type { Send } from './relay.ts';
import { smtpSender } from './smtp.ts';
import { webhookSender } from './webhook.ts';

/** The senders the owner has set up. */
export const sendersOf = (
  env: Env,
  links: Links,
  now = () => new Date(),
): Partial<Record<Channel, Send>> => ({
  ...(env.SMTP_URL && { smtp: smtpSender(env.SMTP_URL, env, links, now) }),
  ...(env.WEBHOOK_URL && { webhook: webhookSender(env.WEBHOOK_URL, env.WEBHOOK_SECRET ?? '') }),
});
