import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

const texts = <Name extends string, Column extends string>(
  table: CreateTableBuilder<Name, Column>,
  columns: string[],
) => {
  let extended = table;
  for (const column of columns)
    extended = extended.addColumn(column as Column, 'text', (col) => col.notNull().defaultTo(''));
  return extended;
};

async function people(db: Kysely<unknown>): Promise<void> {
  await texts(
    db.schema
      .createTable('signups')
      .addColumn('id', 'text', (col) => col.primaryKey().notNull())
      .addColumn('email', 'text', (col) => col.notNull())
      .addColumn('email_normal', 'text', (col) => col.notNull().unique()),
    ['name', 'company', 'utm_source', 'utm_campaign', 'utm_medium'],
  )
    .addColumn('status', 'text', (col) =>
      col.notNull().check(sql`status in ('active', 'quarantined', 'unsubscribed')`),
    )
    .addColumn('retained', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (col) => col.notNull())
    .addColumn('last_seen_at', 'text', (col) => col.notNull())
    .addColumn('times_seen', 'integer', (col) => col.notNull().defaultTo(1))
    .execute();
  await texts(
    db.schema
      .createTable('messages')
      .addColumn('id', 'text', (col) => col.primaryKey().notNull())
      .addColumn('email_normal', 'text', (col) => col.notNull()),
    ['name', 'email', 'company', 'message', 'topic'],
  )
    .addColumn('status', 'text', (col) =>
      col.notNull().check(sql`status in ('active', 'quarantined')`),
    )
    .addColumn('retained', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (col) => col.notNull())
    .execute();
}

async function machinery(db: Kysely<unknown>, unlogged: boolean): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (col) => col.primaryKey().notNull())
    .addColumn('message_id', 'text', (col) =>
      col.notNull().references('messages.id').onDelete('cascade'),
    )
    .addColumn('channel', 'text', (col) => col.notNull().check(sql`channel in ('smtp', 'webhook')`))
    .addColumn('attempts', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (col) => col.notNull())
    .addColumn('last_error', 'text', (col) => col.notNull().defaultTo(''))
    .addColumn('delivered_at', 'text')
    .addColumn('created_at', 'text', (col) => col.notNull())
    .addUniqueConstraint('outbox_once', ['message_id', 'channel'])
    .execute();
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (col) => col.primaryKey().notNull())
    .addColumn('outcome', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('status', 'integer')
    .addColumn('pages', 'text', (col) => col.notNull())
    .addColumn('created_at', 'text', (col) => col.notNull())
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (col) => col.primaryKey().notNull())
    .addColumn('value', 'text', (col) => col.notNull())
    .execute();
  // Counting requests must not wait for the disk: PostgreSQL keeps this table out of its log.
  await db.schema
    .createTable('rates')
    .$call((table) => (unlogged ? table.modifyFront(sql`unlogged`) : table))
    .addColumn('key', 'text', (col) => col.primaryKey().notNull())
    .addColumn('empty_at', 'bigint', (col) => col.notNull())
    .execute();
}

/** Signups, messages and what the server remembers. */
export const migration: Migration = {
  number: 1,
  async up(db, kind) {
    await people(db);
    await machinery(db, kind === 'postgres');
    for (const [table, column] of [
      ['signups', 'created_at'],
      ['messages', 'created_at'],
      ['messages', 'email_normal'],
      ['outbox', 'next_attempt_at'],
    ] as const)
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  },
};
