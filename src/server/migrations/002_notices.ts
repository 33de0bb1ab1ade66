import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../store/tables.ts';
import type { Migration } from './migration.ts';

/** Lets a signup wait for its confirmation. SQLite can change a check only by rebuilding the table. */
async function allowUnconfirmed(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const statuses = sql`status in ('active', 'quarantined', 'unconfirmed', 'unsubscribed')`;
  if (kind === 'postgres') {
    await sql`alter table signups drop constraint signups_status_check`.execute(db);
    await sql`alter table signups add constraint signups_status_check check (${statuses})`.execute(
      db,
    );
    return;
  }
  const columns = sql`id, email, email_normal, name, company, utm_source, utm_campaign, utm_medium,
    status, retained, created_at, last_seen_at, times_seen`;
  await sql`create table signups_next (
    id text primary key not null,
    email text not null,
    email_normal text not null unique,
    name text not null default '',
    company text not null default '',
    utm_source text not null default '',
    utm_campaign text not null default '',
    utm_medium text not null default '',
    status text not null check (${statuses}),
    retained integer not null default 0,
    created_at text not null,
    last_seen_at text not null,
    times_seen integer not null default 1)`.execute(db);
  await sql`insert into signups_next (${columns}) select ${columns} from signups`.execute(db);
  await sql`drop table signups`.execute(db);
  await sql`alter table signups_next rename to signups`.execute(db);
  await sql`create index signups_created_at on signups (created_at)`.execute(db);
}

/** Makes the outbox one of notices of several kinds, no longer of messages only. */
async function widenOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox_next')
    .addColumn('id', 'text', (col) => col.primaryKey().notNull())
    .addColumn('kind', 'text', (col) =>
      col.notNull().check(sql`kind in ('message', 'signup', 'confirmation', 'digest')`),
    )
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('message_id', 'text', (col) => col.references('messages.id').onDelete('cascade'))
    .addColumn('signup_id', 'text', (col) => col.references('signups.id').onDelete('cascade'))
    .addColumn('channel', 'text', (col) => col.notNull().check(sql`channel in ('smtp', 'webhook')`))
    .addColumn('attempts', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (col) => col.notNull())
    .addColumn('last_error', 'text', (col) => col.notNull().defaultTo(''))
    .addColumn('delivered_at', 'text')
    .addColumn('created_at', 'text', (col) => col.notNull())
    .addUniqueConstraint('outbox_each_once', ['kind', 'subject', 'channel'])
    .execute();
  const kept = sql`channel, attempts, next_attempt_at, last_error, delivered_at, created_at`;
  await sql`insert into outbox_next (id, kind, subject, message_id, ${kept})
    select id, 'message', message_id, message_id, ${kept} from outbox`.execute(db);
  await sql`drop table outbox`.execute(db);
  await sql`alter table outbox_next rename to outbox`.execute(db);
  for (const column of ['next_attempt_at', 'message_id', 'signup_id'])
    await db.schema.createIndex(`outbox_${column}`).on('outbox').column(column).execute();
}

/** Notices of signups and days, and signups that wait for a confirmation. */
export const migration: Migration = {
  number: 2,
  async up(db, kind) {
    await allowUnconfirmed(db, kind);
    await widenOutbox(db);
  },
};
