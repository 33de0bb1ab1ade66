import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parse } from 'valibot';
import { inject, vi } from 'vitest';
import { type ContactMessage, contactSchema } from '../../../src/api/forms/contact.ts';
import { type WaitlistSignup, waitlistSchema } from '../../../src/api/forms/waitlist.ts';
import type { DatabaseKind } from '../../../src/server/store/tables.ts';
import { resources } from '../../support/resources.ts';
import { query } from './postgres.ts';

/** A new temporary folder for one test. */
export const scratch = (): string => resources().folder(inject('scratchFolder'));

/** Both kinds: every test of behavior runs on each. */
export const databases: readonly DatabaseKind[] = ['sqlite', 'postgres'];

/** A database without rows for one test. */
export interface TestDatabase {
  kind: DatabaseKind;
  url: string;
  /** The SQLite file; empty for PostgreSQL. */
  path: string;
  remove: () => Promise<unknown>;
}

/**
 * Creates an empty database of this kind, removed when the test ends. For SQLite that is only a path: the
 * server makes the file.
 *
 * @param template - The PostgreSQL template: the default has the site's tables, `template1` has none.
 */
export async function freshDatabase(
  kind: DatabaseKind,
  template: 'template_site' | 'template1' = 'template_site',
): Promise<TestDatabase> {
  if (kind === 'sqlite') {
    const folder = scratch();
    const path = join(folder, 'site.db');
    const remove = () => rm(folder, { recursive: true, force: true });
    return { kind, url: `sqlite:${path}`, path, remove };
  }
  const admin = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(admin, `create database ${name} template ${template}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const remove = () => query(admin, `drop database if exists ${name} with (force)`);
  resources().defer(remove);
  return { kind, url: url.href, path: '', remove };
}

/** Rows of an SQLite file, as another program reads them. */
export function rowsIn(path: string, statement: string) {
  using file = new DatabaseSync(path, { readOnly: true });
  return file.prepare(statement).all();
}

/** Inserts signups number `from` up to, but not including, `to` into an SQLite file, faster than a server. */
export function fillFile(path: string, from: number, to: number): void {
  using file = new DatabaseSync(path);
  const add = file.prepare(
    "insert into signups (id, email, email_normal, status, created_at, last_seen_at) values (?, ?, ?, 'active', '2026-01-01', '')",
  );
  file.exec('begin');
  for (let index = from; index < to; index += 1) {
    const email = `person${index}@example.com`;
    add.run(`id-of-a-person-${index}`, email, email);
  }
  file.exec('commit');
}

/** Every address in the database, read without the server's help. */
export async function storedEmails(
  { kind, url, path }: TestDatabase,
  table: 'signups' | 'messages' = 'signups',
): Promise<Set<string>> {
  const statement = `select email_normal from ${table}`;
  const rows = kind === 'sqlite' ? rowsIn(path, statement) : await query(url, statement);
  return new Set(rows.map(({ email_normal }) => String(email_normal)));
}

/** A signup as the form posts it; fields that a test does not set are empty. */
export const signup = (email: string, more: Partial<WaitlistSignup> = {}): WaitlistSignup =>
  parse(waitlistSchema, { email, ...more });

/** A contact message as the form posts it. */
export const message = (email: string, more: Partial<ContactMessage> = {}): ContactMessage =>
  parse(contactSchema, { email, name: 'Ann', message: 'Hi', ...more });

/**
 * Takes the write lock of an SQLite file, as another program would; waits while the server writes.
 * The lock is released when the test ends, if not before.
 *
 * @returns Releases the lock.
 */
export function holdLock(path: string): () => void {
  const other = new DatabaseSync(path, { timeout: 600_000 });
  const release = (): void => {
    if (!other.isOpen) return;
    other.exec('rollback');
    other.close();
  };
  resources().defer(release);
  other.exec('begin immediate');
  return release;
}

/** Stops the clock that rate limits count by. Returns what moves it forward, by milliseconds. */
export function stopClock(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['performance'] });
  resources().defer(() => vi.useRealTimers());
  return (ms) => void vi.advanceTimersByTime(ms);
}
