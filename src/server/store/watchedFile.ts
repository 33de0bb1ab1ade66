import { statSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { CorruptDatabase, openSqliteFile } from './sqliteFile.ts';

/** The number by which the file system knows a file; -1 where there is none. */
export const inodeOf = (path: string): number =>
  path === ':memory:' ? 0 : (statSync(path, { throwIfNoEntry: false })?.ino ?? -1);

/**
 * A connection to a database file that notices when the files under it are not the ones it opened,
 * and that stays off a file once that was found damaged.
 */
export class WatchedFile {
  readonly #path: string;
  readonly #busyTimeoutMs: number;
  readonly #onDamage: (isDamaged: boolean) => void;
  #database: DatabaseSync | undefined;
  #statements = new Map<string, StatementSync>();
  #inode = -1;
  #logInode = -1;
  /** The file that must not be written to, until another is in its place. */
  #damaged: number | undefined;

  constructor(path: string, busyTimeoutMs: number, onDamage: (isDamaged: boolean) => void) {
    this.#path = path;
    this.#busyTimeoutMs = busyTimeoutMs;
    this.#onDamage = onDamage;
  }

  get database(): DatabaseSync {
    if (!this.#database) throw new Error('The database is not open.');
    return this.#database;
  }

  open(): void {
    this.#database = openSqliteFile(this.#path, this.#busyTimeoutMs);
    this.#statements = new Map();
    // The first reading makes the log.
    this.#database.prepare('select 1 from sqlite_master').all();
    this.#inode = inodeOf(this.#path);
    this.#logInode = this.#currentLog();
    if (this.#damaged === undefined) return;
    this.#damaged = undefined;
    this.#onDamage(false);
  }

  close(): void {
    if (this.#database?.isOpen) this.#database.close();
  }

  rollback(): void {
    if (this.#database?.isOpen && this.#database.isTransaction) this.#database.exec('rollback');
  }

  /** Another file may have been put in place (a restore), or a file removed: a write to the old one would be lost. */
  isInPlace(): boolean {
    return inodeOf(this.#path) === this.#inode && this.#currentLog() === this.#logInode;
  }

  /**
   * Opens whatever is in place now. What is only in a log that was taken away is first written
   * into the file.
   */
  reopen(): void {
    const inode = inodeOf(this.#path);
    if (inode === -1) throw Object.assign(new Error('The file is gone.'), { errcode: 14 });
    if (this.#database?.isOpen && inode === this.#inode) {
      const verdict = this.#database.prepare('pragma wal_checkpoint(truncate)').get();
      if (verdict?.['busy'] !== 0)
        throw Object.assign(new Error('The log is in use.'), { errcode: 5 });
    }
    this.close();
    this.open();
  }

  /**
   * Makes sure that the connection is open and on the files in place, unless a transaction is open.
   *
   * @throws CorruptDatabase while the damaged file is in place.
   */
  ready(): void {
    if (this.#damaged !== undefined && inodeOf(this.#path) === this.#damaged)
      throw new CorruptDatabase('The file was found damaged.');
    if (this.#database?.isOpen && (this.#database.isTransaction || this.isInPlace())) return;
    this.reopen();
  }

  /**
   * Stays off the file from now on.
   *
   * @param inode - Which file was found damaged; by then another may be in place.
   */
  markDamaged(inode = this.#inode): void {
    if (inode !== this.#inode || this.#damaged !== undefined) return;
    this.rollback();
    this.#damaged = inode;
    this.#onDamage(true);
  }

  prepared(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #currentLog(): number {
    return inodeOf(this.#path === ':memory:' ? this.#path : `${this.#path}-wal`);
  }
}
