import type { Env } from '../env.ts';
import type { Channel, NoticeKind } from '../store/tables.ts';

/**
 * The channels by which each kind of notice is passed on; none for a kind that is not turned on. `rejoin` is
 * the request to confirm that people get who had left; it needs mail, but no setting of its own.
 */
export type Plan = Readonly<Record<NoticeKind | 'rejoin', readonly Channel[]>>;

export function planOf(env: Env): Plan {
  const channels: Channel[] = [
    ...(env.SMTP_URL ? (['smtp'] as const) : []),
    ...(env.WEBHOOK_URL ? (['webhook'] as const) : []),
  ];
  return {
    message: channels,
    signup: env.NOTIFY_SIGNUPS ? channels : [],
    // `env.ts` refuses CONFIRM_SIGNUPS without SMTP_URL.
    confirmation: env.CONFIRM_SIGNUPS ? ['smtp'] : [],
    rejoin: env.SMTP_URL ? ['smtp'] : [],
    invitation: env.SMTP_URL ? ['smtp'] : [],
    pause: channels,
    digest: env.DIGEST_HOUR === undefined ? [] : channels,
  };
}
