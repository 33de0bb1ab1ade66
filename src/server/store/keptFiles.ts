import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { dayMs } from '../time.ts';

/** The name of a backup made now. */
export const backupName = (now: Date): string =>
  `backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.db`;

const isBackup = (name: string): boolean => /^backup-\d{4}-[\dT-]+\.db$/.test(name);

/** When the newest backup in `folder` was made, if there is any. */
export function newestBackup(folder: string): Date | undefined {
  const times = backupsIn(folder).map((path) => statSync(path).mtimeMs);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/** Backups by name, which is by age. */
const backupsIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter(isBackup)
    .toSorted()
    .map((name) => join(folder, name));

/**
 * Removes backups beyond the newest `keep`, and whatever is older than `days`: backups, and files
 * that a restore set aside beside the database. They hold people who may have asked to be deleted.
 * The newest backup always stays.
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
  const cutoff = now.getTime() - days * dayMs;
  const isOld = (file: string) => statSync(file).mtimeMs < cutoff;
  const backups = backupsIn(folder).toReversed();
  const aside = readdirSync(dirname(path))
    .filter((name) => name.startsWith(`${basename(path)}.before-restore-`))
    .map((name) => join(dirname(path), name));
  const removed = [
    ...backups.filter((file, index) => index > 0 && (index >= keep || isOld(file))),
    ...aside.filter(isOld),
  ];
  for (const file of removed) rmSync(file, { force: true });
  return removed;
}
