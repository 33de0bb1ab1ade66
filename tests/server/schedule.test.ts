import { readdir, utimes, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { scheduledJobs } from '../../src/server/housekeeping.ts';
import { newestBackup, removeOldFiles } from '../../src/server/store/keptFiles.ts';
import { dayMs, hourMs } from '../../src/server/time.ts';
import { signUp } from './support/http.ts';
import { rowsIn, scratch } from './support/databases.ts';
import { serve } from './support/serve.ts';

test('a backup is made and checked once when the newest is old enough', async () => {
  const folder = scratch();
  const start = Date.now();
  let moment = new Date(start);
  const variables = { BACKUP_DIR: folder, BACKUP_EVERY_HOURS: '6', BACKUP_KEEP: '2' };
  const server = await serve('sqlite', variables, { now: () => moment });
  await signUp(server.url, 'ann@example.com');
  const backups = async () => (await readdir(folder)).filter((name) => name.endsWith('.db'));
  const look = async (hours: number) => {
    moment = new Date(start + hours * hourMs);
    await Promise.all([1, 2, 3].map(() => scheduledJobs(server.deps).backup()));
    return (await backups()).length;
  };
  // The server makes the first one at its start.
  await eventually(async () => expect(await backups()).toHaveLength(1));
  for (const [hours, count] of [
    [0, 1],
    [5, 1],
    [7, 2],
    [14, 2],
  ] as const)
    expect(await look(hours)).toBe(count);
  const newest = (await backups()).toSorted().at(-1);
  const copied = rowsIn(`${folder}/${newest}`, 'select email from signups');
  expect(copied).toEqual([{ email: 'ann@example.com' }]);
  expect(await server.deps.metrics.registry.metrics()).toMatch(
    /last_backup_timestamp_seconds \d{10}/,
  );
});

test('old backups and files set aside by a restore are removed; the newest backup and all else stay', async () => {
  const folder = scratch();
  const now = new Date('2026-11-21T00:00:00Z');
  const file = async (name: string, days: number) => {
    await writeFile(`${folder}/${name}`, '');
    const at = new Date(now.getTime() - days * dayMs);
    await utimes(`${folder}/${name}`, at, at);
  };
  await file('site.db', 900);
  await file('site.db.before-restore-2026-01-01T00-00-00-000Z', 40);
  // The database that a restore replaced was last written long before that.
  await file('site.db.before-restore-2026-11-11T00-00-00-000Z', 40);
  await file('other.db.before-restore-2026-01-01T00-00-00-000Z', 40);
  await file('backup-2026-01-01T00-00-00.db', 300);
  await file('backup-2026-11-19T00-00-00.db', 2);
  await file('backup-2026-11-20T00-00-00.db', 1);
  await file('backup-by-hand.db', 300);
  await file('golden-backup-2026-11-20T12-00-00.db', 300);
  // A backup that was interrupted, and one dated by a wrong clock: neither counts as the newest.
  await file('backup-2026-11-18T00-00-00.db.part', 2);
  await file('backup-2030-01-01T00-00-00.db', 0);
  expect(newestBackup(folder, now)).toEqual(new Date('2026-11-20T00:00:00Z'));
  const remove = (keep: number, at = now) =>
    // The path as it may stand in DATABASE_URL.
    removeOldFiles(`${folder}/./site.db`, folder, keep, 30, at).map((path) =>
      path.slice(folder.length + 1),
    );
  expect(remove(5)).toEqual([
    'backup-2026-01-01T00-00-00.db',
    'site.db.before-restore-2026-01-01T00-00-00-000Z',
    'backup-2026-11-18T00-00-00.db.part',
  ]);
  expect(remove(1)).toEqual(['backup-2026-11-19T00-00-00.db']);
  const muchLater = new Date(now.getTime() + 400 * dayMs);
  expect(remove(1, muchLater)).toEqual(['site.db.before-restore-2026-11-11T00-00-00-000Z']);
  expect((await readdir(folder)).toSorted()).toEqual([
    'backup-2026-11-20T00-00-00.db',
    'backup-2030-01-01T00-00-00.db',
    'backup-by-hand.db',
    'golden-backup-2026-11-20T12-00-00.db',
    'other.db.before-restore-2026-01-01T00-00-00-000Z',
    'site.db',
  ]);
});
