import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../store/tables.ts';
import type { Migration } from './migration.ts';

/** Moments of what was agreed and sent. A request to confirm counts once a mail server took it. */
async function addMoments(db: Kysely<unknown>): Promise<void> {
  for (const column of ['asked_at', 'confirmed_at', 'invited_at', 'bounced_at'])
    await db.schema.alterTable('signups').addColumn(column, 'text').execute();
  await sql`update signups set asked_at = (select max(delivered_at) from outbox
    where outbox.signup_id = signups.id and kind = 'confirmation')`.execute(db);
}

/** Lets the outbox hold invitations; SQLite can change a check only by rebuilding the table. */
async function widenOutbox(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const kinds = sql`kind in ('message', 'signup', 'confirmation', 'digest', 'invitation')`;
  if (kind === 'postgres') {
    await sql`alter table outbox drop constraint if exists outbox_next_kind_check`.execute(db);
    await sql`alter table outbox drop constraint if exists outbox_kind_check`.execute(db);
    await sql`alter table outbox add constraint outbox_kind_check check (${kinds})`.execute(db);
  } else {
    await sql`create table outbox_next (
      id text primary key not null,
      kind text not null check (${kinds}),
      subject text not null,
      message_id text references messages (id) on delete cascade,
      signup_id text references signups (id) on delete cascade,
      channel text not null check (channel in ('smtp', 'webhook')),
      attempts integer not null default 0,
      next_attempt_at text not null,
      last_error text not null default '',
      delivered_at text,
      created_at text not null,
      unique (kind, subject, channel))`.execute(db);
    const columns = sql`id, kind, subject, message_id, signup_id, channel, attempts,
      next_attempt_at, last_error, delivered_at, created_at`;
    await sql`insert into outbox_next (${columns}) select ${columns} from outbox`.execute(db);
    await sql`drop table outbox`.execute(db);
    await sql`alter table outbox_next rename to outbox`.execute(db);
    for (const column of ['message_id', 'signup_id'])
      await db.schema.createIndex(`outbox_${column}`).on('outbox').column(column).execute();
  }
  await sql`drop index if exists outbox_next_attempt_at`.execute(db);
  await sql`create index outbox_due on outbox (next_attempt_at) where delivered_at is null`.execute(
    db,
  );
  await sql`create index outbox_delivered on outbox (kind, delivered_at)`.execute(db);
}

/** Invitations, consent and bounces. Migration 3 made counts of page speed, which nobody keeps. */
export const migration: Migration = {
  number: 4,
  async up(db, kind) {
    await db.schema.dropTable('field_data').ifExists().execute();
    await addMoments(db);
    await widenOutbox(db, kind);
  },
};
