import type { Generated, Kysely } from 'kysely';
import type { contact } from '../../api/forms/contact.ts';
import type { FieldName } from '../../api/forms/form.ts';
import type { WaitlistSignup } from '../../api/forms/waitlist.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export const signupStatuses = ['active', 'quarantined', 'unconfirmed', 'unsubscribed'] as const;

export const messageStatuses = ['active', 'quarantined'] as const;

/**
 * What a notice is about. The owner is sent a message, a signup, the numbers of a day (`digest`) or the news
 * that mail to people is paused; a person is sent a request to confirm their signup, or an invitation.
 */
export type NoticeKind = 'message' | 'signup' | 'digest' | 'pause' | 'confirmation' | 'invitation';

/** The kinds that are mail to people who signed up. */
export const kindsToPeople = ['confirmation', 'invitation'] as const satisfies NoticeKind[];

export type Channel = 'smtp' | 'webhook';

// Moments are ISO 8601 texts in UTC on both databases, so comparing the texts compares the moments.

/** What the form posts, as typed, and what the server knows of it. */
export interface SignupTable extends WaitlistSignup {
  id: string;
  /** In lower case; unique. */
  email_normal: string;
  /** The code of the link that brought the person; empty for none. */
  via: Generated<string>;
  /** The code of the person's own link, which they may pass on. */
  code: Generated<string>;
  status: (typeof signupStatuses)[number];
  /** 1 when the person asked to be kept past the retention period. */
  retained: Generated<number>;
  created_at: string;
  last_seen_at: string;
  times_seen: Generated<number>;
  /** When a mail server last accepted a request to confirm. */
  asked_at: string | null;
  /** When the person confirmed by the link in a mail: the proof of their consent. */
  confirmed_at: string | null;
  /** When a mail server accepted their invitation. */
  invited_at: string | null;
  /** When a mail to them came back for good. They get no more. */
  bounced_at: string | null;
  /** When somebody signed up again with the address of a person who has left. */
  asked_again_at: string | null;
  /** What the owner wrote down about the person. */
  note: Generated<string>;
}

/** The fields of the form, as typed, and what the server knows of them. */
export interface MessageTable extends Record<FieldName<typeof contact>, string> {
  id: string;
  email_normal: string;
  /** The hidden fields in words: `fit-check, from faq`. */
  topic: string;
  status: (typeof messageStatuses)[number];
  retained: Generated<number>;
  created_at: string;
}

/** A notice to be sent. It holds no personal data, and is deleted with the signup or message that it is about. */
export interface OutboxTable {
  id: string;
  kind: NoticeKind;
  /** What the notice is about; unique with kind and channel, so that nothing is sent twice. */
  subject: string;
  message_id: string | null;
  signup_id: string | null;
  channel: Channel;
  attempts: Generated<number>;
  next_attempt_at: string;
  /** The last failure's code, never its text; `BOUNCED` when the address was refused for good. */
  last_error: Generated<string>;
  /** When the notice arrived or was given up. */
  delivered_at: string | null;
  created_at: string;
}

export interface Tables {
  signups: SignupTable;
  messages: MessageTable;
  outbox: OutboxTable;
  settings: { key: string; value: string };
  migrations: { number: number; applied_at: string };
}

export type Database = Kysely<Tables>;
