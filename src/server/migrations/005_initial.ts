import { sql } from 'kysely';
import type { Migration } from './migrations.ts';

/** A column of text that is never missing, as the forms post it. */
const texts = (...columns: string[]) =>
  sql.join(columns.map((column) => sql`${sql.ref(column)} text not null default ''`));

/** Signups, messages and what the server remembers. The four before it were never released. */
export const migration: Migration = {
  number: 5,
  async up(db, kind) {
    // Counting requests must not wait for the disk: PostgreSQL keeps this table out of its log.
    const unlogged = kind === 'postgres' ? sql`unlogged` : sql``;
    for (const statement of [
      sql`create table signups (
        id text primary key not null,
        email text not null,
        email_normal text not null unique,
        ${texts('name', 'company', 'utm_source', 'utm_campaign', 'utm_medium')},
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
        ${texts('note')})`,
      sql`create table messages (
        id text primary key not null,
        email_normal text not null,
        ${texts('name', 'email', 'company', 'message', 'topic')},
        status text not null check (status in ('active', 'quarantined')),
        retained integer not null default 0,
        created_at text not null)`,
      sql`create table outbox (
        id text primary key not null,
        kind text not null
          check (kind in ('message', 'signup', 'confirmation', 'digest', 'invitation')),
        subject text not null,
        message_id text references messages (id) on delete cascade,
        signup_id text references signups (id) on delete cascade,
        channel text not null check (channel in ('smtp', 'webhook')),
        attempts integer not null default 0,
        next_attempt_at text not null,
        ${texts('last_error')},
        delivered_at text,
        created_at text not null,
        unique (kind, subject, channel))`,
      sql`create table submissions (
        id text primary key not null,
        outcome text not null,
        text text not null,
        status integer,
        pages text not null,
        created_at text not null)`,
      sql`create table settings (key text primary key not null, value text not null)`,
      sql`create ${unlogged} table rates (key text primary key not null, empty_at bigint not null)`,
      sql`create index signups_created_at on signups (created_at)`,
      sql`create index messages_created_at on messages (created_at)`,
      sql`create index messages_email_normal on messages (email_normal)`,
      sql`create index outbox_message_id on outbox (message_id)`,
      sql`create index outbox_signup_id on outbox (signup_id)`,
      sql`create index outbox_due on outbox (next_attempt_at) where delivered_at is null`,
      sql`create index outbox_delivered on outbox (kind, delivered_at)`,
    ])
      await statement.execute(db);
  },
};
