import type { DayReport } from '../repositories/days.ts';
import type { Invitation } from '../repositories/invitations.ts';
import type { Message } from '../repositories/messages.ts';
import type { Signup } from '../repositories/signups.ts';

/** Something to pass on, with the rows as they are now. */
export type Notice = {
  /** What the notice is about: the id of a message or signup, the day of a digest, the moment of a pause. Not an email's subject line. */
  subject: string;
  /** When the notice was put into the outbox. */
  created_at: string;
} & (
  | { kind: 'message'; message: Message }
  | { kind: 'signup'; signup: Signup }
  | { kind: 'digest'; report: DayReport }
  /** Here `subject` is the moment since which mail to people is paused. */
  | { kind: 'pause' }
  | ToPerson
);

/** The notices that go to the person who signed up; every other notice goes to the owner. */
export type ToPerson =
  | { kind: 'confirmation'; signup: Signup }
  | { kind: 'invitation'; signup: Signup; invitation: Invitation };

export const isToPerson = (notice: Notice): notice is Notice & ToPerson =>
  notice.kind === 'confirmation' || notice.kind === 'invitation';

/** Passes one notice on; rejects when it did not arrive. */
export type Send = (notice: Notice) => Promise<void>;
