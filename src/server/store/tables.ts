import type { Generated, Kysely } from 'kysely';
import type { contact } from '../../api/forms/contact.ts';
import type { FieldName } from '../../api/forms/form.ts';
import type { WaitlistSignup } from '../../api/forms/waitlist.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export const signupStatuses = ['active', 'quarantined', 'unconfirmed', 'unsubscribed'] as const;

export const messageStatuses = ['active', 'quarantined'] as const;

/**
 * What is passed on: to the owner a message, a signup, a day in numbers or that mail to people paused; to
 * the person a request to confirm their signup, or an invitation.
 */
export type NoticeKind = 'message' | 'signup' | 'digest' | 'pause' | 'confirmation' | 'invitation';

/** The kinds that are mail to people who signed up. */
export const kindsToPeople = ['confirmation', 'invitation'] as const satisfies NoticeKind[];

export type Channel = 'smtp' | 'webhook';

// Moments are ISO 8601 texts in UTC on both databases: they sort and compare as they read.

/** What the form posts, as typed, and what the server knows of it. */
export interface SignupTable extends WaitlistSignup {
  id: string;
  /** In lower case; unique. */
  email_normal: string;
  /** The code of the link by which the person came; empty where there was none. */
  via: Generated<string>;
  /** The code of the link that they may send on. */
  code: Generated<string>;
  status: (typeof signupStatuses)[number];
  /** 1 when the person asked to be kept past the retention period. */
  retained: Generated<number>;
  created_at: string;
  last_seen_at: string;
  times_seen: Generated<number>;
  /** When a mail server last took a request to confirm. */
  asked_at: string | null;
  /** When the person confirmed by the link in a mail: the proof of their consent. */
  confirmed_at: string | null;
  /** When a mail server took their invitation. */
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
  /** The hidden values in words. */
  topic: string;
  status: (typeof messageStatuses)[number];
  retained: Generated<number>;
  created_at: string;
}

/** A notice to be passed on; it holds no personal data of its own, and goes with its row. */
export interface OutboxTable {
  id: string;
  kind: NoticeKind;
  /** What it is about: of one kind, each subject is passed on once by each channel. */
  subject: string;
  message_id: string | null;
  signup_id: string | null;
  channel: Channel;
  attempts: Generated<number>;
  next_attempt_at: string;
  /** The last failure's code, never its text; `BOUNCED` where a mail came back for good. */
  last_error: Generated<string>;
  /** When it arrived or was given up. */
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
