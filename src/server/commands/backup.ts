import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { PlainError } from '../plainError.ts';
import { copyDatabase } from '../store/copyDatabase.ts';
import { backupName } from '../store/keptFiles.ts';
import { assertPresent } from '../store/store.ts';
import { countOfBoth, report } from './terminal.ts';
import { requireSqlite } from './withStore.ts';

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
      const { path, env } = requireSqlite('back it up with pg_dump');
      assertPresent(env.DATABASE_URL);
      const target = file ?? join(env.BACKUP_DIR ?? dirname(path), backupName(new Date()));
      assertNew(target);
      const rows = await copyDatabase(path, target);
      const words = `${target} holds ${countOfBoth(rows)}; it was checked and is sound.`;
      return report(options, { file: target, ...rows }, words);
    });

/** @throws PlainError when there is such a file. */
export function assertNew(file: string): void {
  if (existsSync(file))
    throw new PlainError(`${file} exists already: name another file, or remove it first.`);
}
