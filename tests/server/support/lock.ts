import { DatabaseSync } from 'node:sqlite';
import { owner } from '../../support/owner.ts';

/**
 * Takes the write lock of an SQLite file, as another program would; waits for it while the server
 * writes. It is given back with the test at the latest.
 *
 * @returns What gives it back.
 */
export function holdLock(path: string): () => void {
  const other = new DatabaseSync(path, { timeout: 600_000 });
  const release = (): void => {
    if (!other.isOpen) return;
    other.exec('rollback');
    other.close();
  };
  owner().defer(release);
  other.exec('begin immediate');
  return release;
}
