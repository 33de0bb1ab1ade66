import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { owner } from '../../support/owner.ts';
import { scratch } from './scratch.ts';
import type { DatabaseKind } from '../../../src/server/store/databaseKind.ts';

/** Both kinds: every test of behavior runs on each. */
export const databases: readonly DatabaseKind[] = ['sqlite', 'postgres'];

/** An empty database for one test. */
export interface TestDatabase {
  kind: DatabaseKind;
  url: string;
  /** The SQLite file; empty for PostgreSQL. */
  path: string;
  remove: () => Promise<void>;
}

/** Creates an empty database of the kind, which is removed with the test. */
export async function freshDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'sqlite') {
    const folder = scratch();
    const path = join(folder, 'site.db');
    return {
      kind,
      url: `sqlite:${path}`,
      path,
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  }
  const admin = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const remove = () => administer(admin, `drop database if exists ${name} with (force)`);
  owner().defer(remove);
  return { kind, url: url.href, path: '', remove };
}

/** Runs statements as the database's administrator. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
