import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { keepDamaged } from './keptFiles.ts';
import { lockWait } from './lockWait.ts';
import { findDamage } from './soundCheck.ts';
import {
  assertPlausible,
  connect,
  isPassingCode,
  openedFiles,
  prepareFile,
  sqliteCode,
  stateOf,
} from './sqliteFile.ts';
import { StoreUnavailable } from './unavailable.ts';

/** A connection that once met such a fault keeps it, even once the cause is gone. */
const needsNewConnection = new Set(['SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN']);

/**
 * The connection to a database file. It waits for the locks of other programs without holding up
 * its own, looks before each write whether the file is still as it wrote it, and keeps off a file
 * that was found damaged until it is replaced.
 */
export class DatabaseFile implements SqliteDatabase {
  readonly #path: string;
  readonly #patiently: ReturnType<typeof lockWait>;
  readonly #onDamage: (isDamaged: boolean) => void;
  #database: DatabaseSync | undefined;
  #files: ReturnType<typeof openedFiles>;
  /** The file as the last write left it. */
  #lastState = '';
  #damagedState: string | undefined;

  /**
   * Opens the file, and makes it where there is none.
   *
   * @param timeoutMs - How long to wait for another program's lock.
   * @throws StoreUnavailable when the file is damaged or is not a database.
   */
  constructor(path: string, timeoutMs: number, onDamage: (isDamaged: boolean) => void) {
    this.#path = path;
    this.#files = openedFiles(path);
    this.#patiently = lockWait(timeoutMs);
    this.#onDamage = onDamage;
    if (path !== ':memory:') prepareFile(path, timeoutMs);
    this.#open(timeoutMs);
  }

  get isInTransaction(): boolean {
    return Boolean(this.#database?.isOpen && this.#database.isTransaction);
  }

  get isDamaged(): boolean {
    return this.#damagedState !== undefined;
  }

  prepare(sql: string): SqliteStatement {
    const statement = this.#opened.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...(values as SQLInputValue[])),
      run: (values) => statement.run(...(values as SQLInputValue[])),
      iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
    };
  }

  /** Runs a statement, with the waiting and the looking around it. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isInTransaction) return this.#report(work);
    const result = await this.#patiently(() =>
      this.#report(async () => {
        await this.#makeReady();
        return work();
      }),
    );
    this.#lastState = this.#state;
    return result;
  }

  /** Begins a transaction with the write lock, in the file that is there now. */
  begin(): Promise<void> {
    const attempt = async (): Promise<void> => {
      await this.#makeReady();
      this.#opened.exec('begin immediate');
      // A restore swaps the file while it holds the lock: look again once the lock is ours.
      if (this.#files.hasFile() && this.#files.hasLog()) return;
      this.rollback();
      await attempt();
    };
    return this.#patiently(() => this.#report(attempt));
  }

  /** Ends the transaction; what it wrote is on disk when this returns. */
  commit(): void {
    try {
      this.#opened.exec('commit');
      if (!this.#files.hasLog()) this.#reopen();
    } catch (error) {
      throw this.#act(error);
    }
    this.#lastState = this.#state;
  }

  /** Ends the transaction, if there is one: a full disk ends it by itself. */
  rollback(): void {
    if (this.isInTransaction) this.#opened.exec('rollback');
  }

  close(): void {
    if (this.#database?.isOpen) this.#database.close();
  }

  /** Reads the whole file, beside whoever uses it; resolves to whether it is damaged. */
  async findDamage(): Promise<boolean> {
    return this.isDamaged || findDamage(this.#path);
  }

  /** Keeps a copy of the damaged file and its log, and stays off the file from now on. */
  markDamaged(): void {
    if (this.isDamaged) return;
    this.rollback();
    try {
      keepDamaged(this.#path);
      // Only now: closing writes the log into the file.
      this.close();
    } catch {
      // The disk is full, or the file is gone: it stays open and as it is.
    }
    this.#damagedState = this.#state;
    this.#onDamage(true);
  }

  get #state(): string {
    return stateOf(this.#path);
  }

  get #opened(): DatabaseSync {
    if (!this.#database?.isOpen) throw new StoreUnavailable('SQLITE_CANTOPEN');
    return this.#database;
  }

  #open(timeoutMs = 0): void {
    this.#database = connect(this.#path, timeoutMs);
    this.#files = openedFiles(this.#path);
    this.#lastState = this.#state;
  }

  async #makeReady(): Promise<void> {
    const state = this.#state;
    if (state === '') throw new StoreUnavailable('SQLITE_CANTOPEN', 'The file is gone.');
    if (state === this.#damagedState) throw new StoreUnavailable('SQLITE_CORRUPT');
    if (state === this.#lastState && this.#database?.isOpen) {
      if (!this.#files.hasLog()) this.#reopen();
      return;
    }
    if (state !== this.#lastState && (await findDamage(this.#path))) {
      this.#damagedState = undefined;
      this.markDamaged();
      throw new StoreUnavailable('SQLITE_CORRUPT');
    }
    this.#reopen();
    if (this.#damagedState === undefined) return;
    this.#damagedState = undefined;
    this.#onDamage(false);
  }

  /** Opens the file that is there now. A log that was removed is first written into its file. */
  #reopen(): void {
    if (this.#database?.isOpen && this.#files.hasFile() && !this.#files.hasLog()) {
      const verdict = this.#opened.prepare('pragma wal_checkpoint(truncate)').get();
      if (verdict?.['busy'] !== 0) throw new StoreUnavailable('SQLITE_BUSY');
    }
    this.close();
    assertPlausible(this.#path);
    this.#open();
  }

  async #report<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw this.#act(error);
    }
  }

  /** Does what a fault asks for; returns it as the rest of the program knows it. */
  #act(error: unknown): unknown {
    const code = sqliteCode(error);
    if (code === 'SQLITE_CORRUPT') this.markDamaged();
    if (error instanceof StoreUnavailable) return error;
    if (needsNewConnection.has(code)) {
      this.rollback();
      this.close();
    }
    return isPassingCode(code) ? new StoreUnavailable(code) : error;
  }
}
