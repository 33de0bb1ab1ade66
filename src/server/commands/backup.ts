import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { readEnvironment } from '../env.ts';
import { PlainError } from '../plainError.ts';
import { copyDatabase } from '../store/copyDatabase.ts';
import { backupName } from '../store/keptFiles.ts';
import { assertPresent, sqlitePath } from '../store/store.ts';
import { countOfBoth, progress, write, writeJson } from './terminal.ts';

/** `backup`: a copy of the SQLite database, taken while the server runs, and checked. */
export const addBackup = (program: Command): Command =>
  program
    .command('backup')
    .argument(
      '[file]',
      'where to; default backup-<moment>.db in BACKUP_DIR, or beside the database',
    )
    .description('Copy the database while the server runs, and check the copy')
    .action(async (file: string | undefined, options: { json?: boolean }) => {
      const { path, folder } = ownFile();
      const target = file ?? join(folder ?? dirname(path), backupName(new Date()));
      if (existsSync(target))
        throw new PlainError(`${target} exists already: name another file, or remove it first.`);
      const meter = progress('page');
      const copied = copyDatabase(path, target, meter.at).finally(meter.end);
      const rows = await copied;
      if (options.json) return writeJson({ file: target, ...rows });
      return write(`${target} holds ${countOfBoth(rows)}; it was checked and is sound.\n`);
    });

/**
 * The file of the SQLite database, and where backups go.
 *
 * @throws PlainError on PostgreSQL, or when there is no file.
 */
function ownFile(): { path: string; folder: string | undefined } {
  const { DATABASE_URL: url, BACKUP_DIR: folder } = readEnvironment();
  const path = sqlitePath(url);
  if (path === null)
    throw new PlainError(
      'DATABASE_URL names PostgreSQL: back it up with pg_dump, restore with pg_restore.',
    );
  assertPresent(url);
  return { path, folder };
}
