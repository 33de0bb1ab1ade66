import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

const texts = (...names: string[]) =>
  names.map((name) => `${name} text not null default ''`).join();

/** Every table, each after those it refers to. */
const tables = {
  signups: `
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
    ${texts('note')}`,
  messages: `
    id text primary key not null,
    email_normal text not null,
    ${texts('name', 'email', 'company', 'message', 'topic')},
    status text not null check (status in ('active', 'quarantined')),
    retained integer not null default 0,
    created_at text not null`,
  outbox: `
    id text primary key not null,
    kind text not null
      check (kind in ('message', 'signup', 'confirmation', 'digest', 'invitation')),
    subject text not null,
    message_id text references messages (id) on delete cascade,
    signup_id text references signups (id) on delete cascade,
    channel text not null check (channel in ('smtp', 'webhook')),
    attempts integer not null default 0,
    next_attempt_at text not null,
    last_error text not null default '',
    delivered_at text,
    created_at text not null,
    unique (kind, subject, channel)`,
  submissions: `
    id text primary key not null,
    outcome text not null,
    text text not null,
    status integer,
    pages text not null,
    created_at text not null`,
  settings: 'key text primary key not null, value text not null',
  rates: 'key text primary key not null, empty_at bigint not null',
};

const indexes = [
  'signups_created_at on signups (created_at)',
  'messages_created_at on messages (created_at)',
  'messages_email_normal on messages (email_normal)',
  'outbox_message_id on outbox (message_id)',
  'outbox_signup_id on outbox (signup_id)',
  'outbox_due on outbox (next_attempt_at) where delivered_at is null',
  'outbox_delivered on outbox (kind, delivered_at)',
];

/** The tables that had fewer columns, or narrower checks, in the schemas before. */
const changed = ['signups', 'outbox'] as const;

/** Fills these from what they were before, and removes that. */
async function carryOver(db: Kysely<unknown>): Promise<void> {
  const found = await db.introspection.getTables();
  for (const table of changed) {
    const columns = found.find(({ name }) => name === `old_${table}`)?.columns ?? [];
    const names = columns.map(({ name }) => name).join(', ');
    // The first outbox held messages only.
    const isFirst = table === 'outbox' && !columns.some(({ name }) => name === 'kind');
    const [added, values] = isFirst ? [', kind, subject', ", 'message', message_id"] : ['', ''];
    await sql
      .raw(`insert into ${table} (${names}${added}) select ${names}${values} from old_${table}`)
      .execute(db);
  }
  // A request to confirm counts once a mail server took it.
  await sql`update signups set asked_at = (select max(delivered_at) from outbox
    where signup_id = signups.id and kind = 'confirmation') where asked_at is null`.execute(db);
  for (const table of ['old_outbox', 'old_signups', 'field_data'])
    await db.schema.dropTable(table).ifExists().execute();
}

/** The whole schema, and the way to it from each of the four before. */
export const migration: Migration = {
  number: 5,
  async up(db, kind, latest) {
    const run = (statement: string) => sql.raw(statement).execute(db);
    const isNew = latest === 0;
    if (!isNew)
      for (const table of changed) await run(`alter table ${table} rename to old_${table}`);
    for (const [name, columns] of Object.entries(tables)) {
      if (!isNew && !changed.some((table) => table === name)) continue;
      // Counting requests must not wait for the disk: PostgreSQL keeps this table out of its log.
      const unlogged = name === 'rates' && kind === 'postgres' ? 'unlogged' : '';
      await run(`create ${unlogged} table ${name} (${columns})`);
    }
    if (!isNew) await carryOver(db);
    for (const index of indexes) await run(`create index if not exists ${index}`);
  },
};
