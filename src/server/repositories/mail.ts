import { sql } from 'kysely';
import type { Database, NoticeKind } from '../store/tables.ts';
import { pausedSince } from './bounces.ts';

/** State of mail and notices in numbers, without names. */
export type MailState = Awaited<ReturnType<typeof mailState>>;

/** Counts the mail that was sent, came back or waits in the outbox. */
export async function mailState(db: Database) {
  const people = await sql<Record<'confirmed' | 'invited' | 'bounced' | 'askedAgain', number>>`
    select count(confirmed_at) as confirmed, count(invited_at) as invited,
      count(bounced_at) as bounced, count(asked_again_at) as "askedAgain" from signups`.execute(db);
  const { rows } = await sql<{ kind: NoticeKind; last_error: string; count: number }>`
    select kind, last_error, count(*) as count from outbox
    where delivered_at is null group by kind, last_error order by last_error`.execute(db);
  const failing = rows.filter(({ last_error }) => last_error !== '');
  const sum = (of: typeof rows) => of.reduce((total, { count }) => total + count, 0);
  const waitingOf = (kind: NoticeKind) => sum(rows.filter((row) => row.kind === kind));
  const { confirmed = 0, invited = 0, bounced = 0, askedAgain = 0 } = people.rows[0] ?? {};
  return {
    pausedSince: (await pausedSince(db)) ?? null,
    confirmations: { confirmed, waiting: waitingOf('confirmation') },
    invitations: { sent: invited, waiting: waitingOf('invitation') },
    bounced,
    askedAgain,
    outbox: {
      waiting: sum(rows),
      failing: sum(failing),
      /** Codes of the failures: `550 5.7.1`, `ECONNREFUSED`. */
      errors: [...new Set(failing.map(({ last_error }) => last_error))],
    },
  };
}
