import type { DayReport } from '../repositories/days.ts';
import type { Message } from '../repositories/messages.ts';
import type { Signup } from '../repositories/signups.ts';

/** Something to pass on, with the rows as they are now. */
export type Notice = { subject: string } & (
  | { kind: 'message'; message: Message }
  | { kind: 'signup'; signup: Signup }
  | { kind: 'confirmation'; signup: Signup }
  | { kind: 'digest'; report: DayReport }
);

/** When what a notice tells of happened. */
export const momentOf = (notice: Notice): string =>
  notice.kind === 'message'
    ? notice.message.created_at
    : notice.kind === 'digest'
      ? `${notice.report.day}T23:59:59.999Z`
      : notice.signup.created_at;
