import { copyFileSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { dayMs, hourMs, minuteMs } from '../time.ts';

export const backupName = (now: Date): string =>
  `backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.db`;

/** Path of a copy kept beside the database, with the reason and the moment in its name. */
export const keptName = (path: string, why: 'before-restore' | 'damaged', now: Date): string =>
  `${path}.${why}-${now.toISOString().replaceAll(/[:.]/g, '-')}`;

export function keepDamaged(path: string): void {
  const kept = keptName(path, 'damaged', new Date());
  for (const suffix of ['', '-wal'])
    if (existsSync(path + suffix)) copyFileSync(path + suffix, kept + suffix);
}

/**
 * When a backup was made or a file was set aside, in milliseconds, read from the end of its name: the file's own
 * time is that of its content, or of a copy.
 */
function madeAt(file: string): number {
  const [, day, hour, minute, second] =
    /.*(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)/.exec(basename(file)) ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

const filesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).map((name) => join(folder, name));

/** Whether a file in the database's folder is named after the database: by names, as paths have many forms. */
const isNamedAfter = (path: string, file: string): boolean =>
  basename(file).startsWith(`${basename(path)}.`);

/**
 * The newest copy that the server kept when it found damage. Without one, or if the database was restored
 * since, the database itself.
 */
export function newestDamaged(path: string): string {
  const isKept = (file: string) =>
    isNamedAfter(path, file) && /\.damaged-[^/\\]*(?<!-wal|-shm)$/.test(file);
  const newest = filesIn(dirname(path)).filter(isKept).toSorted().at(-1) ?? path;
  // Closing writes the log into the file up to a minute after the copy; a later change is a restore.
  const isRestored = existsSync(path) && changedAt(path) > changedAt(newest) + minuteMs;
  return isRestored ? path : newest;
}

/** Backups, the oldest first, without those that a wrong clock dated in the future: they are not the newest. */
export const backupsIn = (folder: string, now: Date): string[] =>
  allBackupsIn(folder).filter((file) => madeAt(file) <= now.getTime() + hourMs);

/** All backups, ordered by the moment in their names. */
export const allBackupsIn = (folder: string): string[] =>
  filesIn(folder)
    .filter((file) => /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/.test(basename(file)))
    .toSorted();

export function newestBackup(folder: string, now: Date): Date | undefined {
  const newest = backupsIn(folder, now).at(-1);
  return newest === undefined ? undefined : new Date(madeAt(newest));
}

/**
 * Removes backups beyond the newest `keep`, and whatever is older than `days`: backups, and files that
 * were set aside beside the database. The newest backup stays. Leftovers of interrupted copies (`.part`)
 * go after a day.
 *
 * @returns Paths of the removed files.
 */
export function removeOldFiles(
  path: string,
  folder: string,
  keep: number,
  days: number,
  now: Date,
): string[] {
  const isOlder = (time: number, age: number) => time < now.getTime() - age * dayMs;
  const older = (where: string, pattern: RegExp, age: number, timeOf: (file: string) => number) =>
    filesIn(where).filter((file) => pattern.test(basename(file)) && isOlder(timeOf(file), age));
  // Without the newest: index 0 is the second newest.
  const [, ...backups] = backupsIn(folder, now).toReversed();
  const setAside = /\.(?:before-restore|damaged)-[\dTZ-]+(?:-wal|-shm)?$/;
  const removed = [
    ...backups.filter((file, index) => index + 1 >= keep || isOlder(madeAt(file), days)),
    ...older(dirname(path), setAside, days, madeAt).filter((file) => isNamedAfter(path, file)),
    ...older(folder, /^backup-.*\.db\.part(?:-wal|-shm|-journal)?$/, 1, changedAt),
  ];
  for (const file of removed) rmSync(file, { force: true });
  return removed;
}

/**
 * When a file was last written, in milliseconds. Infinity, thus never old, if it is gone meanwhile, as a
 * backup's journal may be.
 */
const changedAt = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
