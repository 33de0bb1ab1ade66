import type { Env } from '../env.ts';
import type { Channel, NoticeKind } from '../store/tables.ts';

/** By which ways each kind of notice is passed on; by none where the owner wants none. */
export type Plan = Readonly<Record<NoticeKind, readonly Channel[]>>;

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
    invitation: env.SMTP_URL ? ['smtp'] : [],
    digest: env.DIGEST_HOUR === undefined ? [] : channels,
  };
}
