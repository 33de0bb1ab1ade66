import { copyFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { exchange } from '../../../src/server/commands/restore.ts';
import { upsertSignup } from '../../../src/server/repositories/signups.ts';
import { openStore } from '../../../src/server/store/store.ts';
import { freshDatabase } from '../support/databases.ts';
import { signup } from '../support/rows.ts';
import { storedEmails } from './support/load.ts';

test('a signup goes into the new file, also when the swap comes between the last look and the lock', async () => {
  const database = await freshDatabase('sqlite');
  await using store = await openStore(database.url);
  const join = (email: string) => upsertSignup(store.db, signup(email), 'active', new Date());
  await join('first@example.com');
  const copy = `${database.path}.new`;
  using other = new DatabaseSync(database.path);
  other.exec('pragma wal_checkpoint(truncate)');
  await copyFile(database.path, copy);
  const real = Reflect.get(DatabaseSync.prototype, 'exec');
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  exec.mockImplementation(function swapFirst(this: DatabaseSync, sql) {
    if (sql === 'begin immediate') {
      exec.mockRestore();
      exchange(database.path, copy, `${database.path}.old`);
    }
    real.call(this, sql);
  });
  await join('next@example.com');
  expect(await storedEmails(database)).toEqual(new Set(['first@example.com', 'next@example.com']));
});
