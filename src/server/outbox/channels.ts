import type { Env } from '../env.ts';
import type { Channel } from '../store/tables.ts';

/** The ways of passing messages on that the owner has set up. */
export const channelsOf = (env: Pick<Env, 'SMTP_URL' | 'WEBHOOK_URL'>): Channel[] => [
  ...(env.SMTP_URL ? (['smtp'] as const) : []),
  ...(env.WEBHOOK_URL ? (['webhook'] as const) : []),
];
