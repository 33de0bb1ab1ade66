import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Signups and messages: what was posted is a text that may be empty. */
async function createPeople({ schema }: Kysely<unknown>): Promise<void> {
  let signups = schema
    .createTable('signups')
    .addColumn('id', 'text', (col) => col.primaryKey().notNull())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('email_normal', 'text', (col) => col.notNull().unique())
    .addColumn('status', 'text', (col) =>
      col.notNull().check(sql`status in ('active', 'quarantined', 'unconfirmed', 'unsubscribed')`),
    )
    .addColumn('retained', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (col) => col.notNull())
    .addColumn('last_seen_at', 'text', (col) => col.notNull())
    .addColumn('times_seen', 'integer', (col) => col.notNull().defaultTo(1));
  for (const column of ['name', 'company', 'utm_source', 'utm_campaign', 'utm_medium'])
    signups = signups.addColumn(column, 'text', (col) => col.notNull().defaultTo(''));
  for (const column of ['asked_at', 'confirmed_at', 'invited_at', 'bounced_at'])
    signups = signups.addColumn(column, 'text');
  await signups.execute();
  let messages = schema
    .createTable('messages')
    .addColumn('id', 'text', (col) => col.primaryKey().notNull())
    .addColumn('email_normal', 'text', (col) => col.notNull())
    .addColumn('status', 'text', (col) =>
      col.notNull().check(sql`status in ('active', 'quarantined')`),
    )
    .addColumn('retained', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (col) => col.notNull());
  for (const column of ['name', 'email', 'company', 'message', 'topic'])
    messages = messages.addColumn(column, 'text', (col) => col.notNull().defaultTo(''));
  await messages.execute();
}

/** What is to be passed on, and what was. */
async function createOutbox({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (col) => col.primaryKey().notNull())
    .addColumn('kind', 'text', (col) =>
      col
        .notNull()
        .check(sql`kind in ('message', 'signup', 'confirmation', 'digest', 'invitation')`),
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
    .addUniqueConstraint('outbox_once', ['kind', 'subject', 'channel'])
    .execute();
  // What was delivered stays for a month, and must not slow down the search for what is due.
  await schema
    .createIndex('outbox_due')
    .on('outbox')
    .column('next_attempt_at')
    .where(sql.ref('delivered_at'), 'is', null)
    .execute();
}

/** What the server remembers. */
async function createMemory({ schema }: Kysely<unknown>, isUnlogged: boolean): Promise<void> {
  await schema
    .createTable('submissions')
    .addColumn('id', 'text', (col) => col.primaryKey().notNull())
    .addColumn('outcome', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('status', 'integer')
    .addColumn('pages', 'text', (col) => col.notNull())
    .addColumn('created_at', 'text', (col) => col.notNull())
    .execute();
  await schema
    .createTable('settings')
    .addColumn('key', 'text', (col) => col.primaryKey().notNull())
    .addColumn('value', 'text', (col) => col.notNull())
    .execute();
  // Counting requests must not wait for the disk: PostgreSQL keeps this table out of its log.
  await schema
    .createTable('rates')
    .$call((table) => (isUnlogged ? table.modifyFront(sql`unlogged`) : table))
    .addColumn('key', 'text', (col) => col.primaryKey().notNull())
    .addColumn('empty_at', 'bigint', (col) => col.notNull())
    .execute();
}

/** All tables, as they were released first. The numbers before were never released. */
export const migration: Migration = {
  number: 4,
  name: 'schema',
  async up(db, kind) {
    await createPeople(db);
    await createOutbox(db);
    await createMemory(db, kind === 'postgres');
    for (const [table, ...columns] of [
      ['signups', 'created_at'],
      ['messages', 'created_at'],
      ['messages', 'email_normal'],
      ['outbox', 'message_id'],
      ['outbox', 'signup_id'],
      ['outbox', 'kind', 'delivered_at'],
    ] as const)
      await db.schema
        .createIndex([table, ...columns].join('_'))
        .on(table)
        .columns(columns)
        .execute();
  },
};
