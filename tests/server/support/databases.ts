import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { owner } from '../../support/owner.ts';
import { runStatement } from './runStatement.ts';
import { scratch } from './scratch.ts';
import type { DatabaseKind } from '../../../src/server/store/tables.ts';

/** Both kinds: every test of behavior runs on each. */
export const databases: readonly DatabaseKind[] = ['sqlite', 'postgres'];

/** A database without rows for one test. */
export interface TestDatabase {
  kind: DatabaseKind;
  url: string;
  /** The SQLite file; empty for PostgreSQL. */
  path: string;
  remove: () => Promise<void>;
}

/**
 * Creates a database of the kind without rows, which is removed with the test.
 *
 * @param template - What PostgreSQL copies; `template1` has no tables.
 */
export async function freshDatabase(
  kind: DatabaseKind,
  template: 'template_site' | 'template1' = 'template_site',
): Promise<TestDatabase> {
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
  await runStatement(admin, `create database ${name} template ${template}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const remove = () => runStatement(admin, `drop database if exists ${name} with (force)`);
  owner().defer(remove);
  return { kind, url: url.href, path: '', remove };
}
