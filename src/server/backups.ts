import { dirname, join } from 'node:path';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { loggable } from './log.ts';
import { tryClaim } from './repositories/settings.ts';
import { copyDatabase } from './store/copyDatabase.ts';
import { backupName, newestBackup, removeOldFiles } from './store/keptFiles.ts';
import { sqlitePath } from './store/store.ts';
import { hourMs } from './time.ts';
import { count } from './words.ts';

/** Folder of the backups of a SQLite database; undefined on PostgreSQL. */
export function backupFolder(env: Env): string | undefined {
  const path = sqlitePath(env.DATABASE_URL);
  return path === null ? undefined : (env.BACKUP_DIR ?? dirname(path));
}

/** How many whole hours old the newest backup in `folder` is; undefined where there is none. */
export function backupAge(folder: string, now: Date): number | undefined {
  const newest = newestBackup(folder, now);
  return newest && Math.floor((now.getTime() - newest.getTime()) / hourMs);
}

/** Says how old the newest backup is, and what the owner still has to do. */
export function backupWords(env: Env, now: Date): string {
  const folder = backupFolder(env);
  if (folder === undefined) return 'PostgreSQL makes its own backups: see that pg_dump runs.';
  const hours = backupAge(folder, now);
  const age =
    hours === undefined
      ? 'There is no backup.'
      : `The newest backup is ${count(hours, 'hour')} old.`;
  return env.BACKUP_DIR ? age : `${age} Set BACKUP_DIR to have them made.`;
}

/** Makes a backup when one is due (of several processes, only one does), and removes old copies. */
export async function backUpWhenDue({ env, log, metrics, now, store }: Deps): Promise<void> {
  const path = sqlitePath(env.DATABASE_URL);
  const folder = env.BACKUP_DIR;
  if (path === null || !folder) return;
  const moment = now();
  const isDue = (backupAge(folder, moment) ?? Infinity) >= env.BACKUP_EVERY_HOURS;
  // The claim lasts half an hour: longer than a copy takes, and shorter than the hour until the next check.
  if (isDue && (await tryClaim(store.db, 'last_backup', moment, hourMs / 2))) {
    try {
      const rows = await copyDatabase(path, join(folder, backupName(moment)));
      log.info(rows, 'backup made');
    } catch (error) {
      log.error({ fault: loggable(error) }, 'backup failed');
    }
  }
  const last = newestBackup(folder, moment);
  if (last) metrics.lastBackup.set(last.getTime() / 1000);
  const removed = removeOldFiles(path, folder, env.BACKUP_KEEP, env.BACKUP_DAYS, moment);
  if (removed.length > 0) log.info({ files: removed.length, folder }, 'old copies removed');
}
