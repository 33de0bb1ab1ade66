import { type Kysely, sql } from 'kysely';

/** In SQL that both SQLite and PostgreSQL understand. */
const schema = [
  `create table signups (
    id text primary key not null,
    email text not null,
    email_normal text not null unique,
    name text not null default '',
    company text not null default '',
    utm_source text not null default '',
    utm_campaign text not null default '',
    utm_medium text not null default '',
    landing_source text not null default '',
    landing_campaign text not null default '',
    landing_medium text not null default '',
    via text not null default '',
    code text not null default '',
    status text not null
      check (status in ('active', 'quarantined', 'unconfirmed', 'unsubscribed')),
    retained integer not null default 0,
    created_at text not null,
    last_seen_at text not null,
    times_seen integer not null default 1,
    asked_at text,
    confirmed_at text,
    invited_at text,
    bounced_at text,
    asked_again_at text,
    note text not null default '')`,
  `create table messages (
    id text primary key not null,
    email_normal text not null,
    name text not null default '',
    email text not null default '',
    company text not null default '',
    message text not null default '',
    topic text not null default '',
    status text not null check (status in ('active', 'quarantined')),
    retained integer not null default 0,
    created_at text not null)`,
  `create table outbox (
    id text primary key not null,
    kind text not null
      check (kind in ('message', 'signup', 'confirmation', 'digest', 'invitation', 'pause')),
    subject text not null,
    message_id text references messages (id) on delete cascade,
    signup_id text references signups (id) on delete cascade,
    channel text not null check (channel in ('smtp', 'webhook')),
    attempts integer not null default 0,
    next_attempt_at text not null,
    last_error text not null default '',
    delivered_at text,
    created_at text not null,
    unique (kind, subject, channel))`,
  'create table settings (key text primary key not null, value text not null)',
  'create index signups_created_at on signups (created_at)',
  "create index signups_code on signups (code) where code != ''",
  'create index messages_created_at on messages (created_at)',
  'create index messages_email_normal on messages (email_normal)',
  'create index outbox_message_id on outbox (message_id)',
  'create index outbox_signup_id on outbox (signup_id)',
  'create index outbox_due on outbox (next_attempt_at) where delivered_at is null',
  'create index outbox_delivered on outbox (kind, delivered_at)',
];

/** Creates the tables: signups, messages, the outbox of notices to pass on, and the server's own settings. */
export const migration = {
  number: 1,
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of schema) await sql.raw(statement).execute(db);
  },
};
