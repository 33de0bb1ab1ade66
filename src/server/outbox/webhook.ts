import { createHmac } from 'node:crypto';
import { contact } from '../../contract/forms/contact.ts';
import { fieldNames } from '../../contract/forms/form.ts';
import type { Send } from './relay.ts';

const columns = ['id', ...fieldNames(contact), 'topic'] as const;

/** The address answered, but not with success. */
class WebhookRefused extends Error {
  override name = 'WebhookRefused';
  readonly code: string;

  constructor(status: number) {
    super(`The webhook answered ${status}.`);
    this.code = `HTTP_${status}`;
  }
}

/**
 * The signature of a webhook as the Standard Webhooks specification describes it.
 *
 * @param secret - As the specification writes it, `whsec_` and the key in Base64, or the key as text.
 * @param timestamp - Seconds since 1970.
 */
export function signWebhook(secret: string, id: string, timestamp: number, body: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
  const content = `${id}.${timestamp}.${body}`;
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

/** Passes messages on as a signed JSON post. The id stays the same when a message is tried again. */
export function webhookSender(url: string, secret: string): Send {
  return async (message, stopped) => {
    const { id, created_at } = message;
    const values = columns.map((name) => [name, message[name]] as const);
    const body = JSON.stringify({
      type: 'contact.message',
      timestamp: created_at,
      data: Object.fromEntries(values),
    });
    const timestamp = Math.floor(Date.now() / 1000);
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(20_000)]),
      headers: {
        'Content-Type': 'application/json',
        'Webhook-Id': id,
        'Webhook-Timestamp': String(timestamp),
        'Webhook-Signature': signWebhook(secret, id, timestamp, body),
      },
      body,
    });
    await response.body?.cancel();
    if (!response.ok) throw new WebhookRefused(response.status);
  };
}
