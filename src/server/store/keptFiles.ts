import { copyFileSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { dayMs, hourMs } from '../time.ts';

/** The name of a backup made now. */
export const backupName = (now: Date): string =>
  `backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.db`;

/** The name under which a database is kept beside itself, and why. */
export const keptName = (path: string, why: 'before-restore' | 'damaged', now: Date): string =>
  `${path}.${why}-${now.toISOString().replaceAll(/[:.]/g, '-')}`;

/** Keeps a copy of a damaged database and its log. */
export function keepDamaged(path: string): void {
  const kept = keptName(path, 'damaged', new Date());
  for (const suffix of ['', '-wal'])
    if (existsSync(path + suffix)) copyFileSync(path + suffix, kept + suffix);
}

/** When a backup was made, by its name: a file's own time may be that of a copy, or of a wrong clock. */
function madeAt(file: string): number {
  const [, day, hour, minute, second] =
    /backup-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.db$/.exec(file) ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

/** When the newest backup in `folder` was made, if there is any; dates in the future do not count. */
export function newestBackup(folder: string, now: Date): Date | undefined {
  const times = backupsIn(folder)
    .map(madeAt)
    .filter((time) => time <= now.getTime() + hourMs);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/** Backups by name, which is by age. */
export const backupsIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => join(folder, name))
    .filter((file) => !Number.isNaN(madeAt(file)))
    .toSorted();

/**
 * Removes backups beyond the newest `keep`, and whatever is older than `days`: backups, and files
 * that were set aside beside the database. They hold people who may have asked to be deleted.
 * The newest backup always stays. What a copy that was cut off left goes after a day.
 *
 * @returns What was removed.
 */
export function removeOldFiles(
  path: string,
  folder: string,
  keep: number,
  days: number,
  now: Date,
): string[] {
  const isOlder = (time: number, age: number) => time < now.getTime() - age * dayMs;
  const filesIn = (where: string, pattern: RegExp) =>
    readdirSync(where)
      .filter((name) => pattern.test(name))
      .map((name) => join(where, name));
  // One that is dated ahead was made by a clock that was wrong; it must not push others out.
  const backups = backupsIn(folder)
    .filter((file) => madeAt(file) <= now.getTime() + hourMs)
    .toReversed();
  const aside = filesIn(
    dirname(path),
    /\.(?:before-restore|damaged)-[\dTZ-]+(?:-wal|-shm)?$/,
  ).filter((file) => basename(file).startsWith(`${basename(path)}.`));
  const drafts = filesIn(folder, /^backup-.*\.db\.part(?:-wal|-shm|-journal)?$/);
  const removed = [
    ...backups.filter((file, index) => index > 0 && (index >= keep || isOlder(madeAt(file), days))),
    ...aside.filter((file) => isOlder(changedAt(file), days)),
    ...drafts.filter((file) => isOlder(changedAt(file), 1)),
  ];
  for (const file of removed) rmSync(file, { force: true });
  return removed;
}

/** When a file was last written; now, if it has gone meanwhile, as the journal of a backup does. */
const changedAt = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
