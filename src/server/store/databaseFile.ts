import { once } from 'node:events';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { CompiledQuery, QueryResult } from 'kysely';
import { keepDamaged } from './keptFiles.ts';
import {
  assertPlausible,
  connect,
  identityOf,
  isPassingCode,
  prepareFile,
  sqliteCode,
  stateOf,
} from './sqliteFile.ts';
import { StoreUnavailable } from './unavailable.ts';

/** A connection that once met such a fault keeps it, even once the cause is gone. */
const needsNewConnection = new Set(['SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN']);

/** A database file that looks before each write whether it is as it left it, and sound. */
export class DatabaseFile {
  readonly #path: string;
  readonly #onDamage: (isDamaged: boolean) => void;
  #database: DatabaseSync;
  #log = '';
  /** The file as the last statement left it. */
  #lastState = '';
  #damagedState: string | undefined;

  /**
   * Opens the file, and makes it where there is none.
   *
   * @param timeoutMs - How long the opening waits for another program's lock.
   * @throws StoreUnavailable when the file is damaged or is not a database.
   */
  constructor(path: string, timeoutMs: number, onDamage: (isDamaged: boolean) => void) {
    this.#path = path;
    this.#onDamage = onDamage;
    if (path !== ':memory:') prepareFile(path, timeoutMs);
    this.#database = this.#open(timeoutMs);
  }

  get isInTransaction(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }

  get isDamaged(): boolean {
    return this.#damagedState !== undefined;
  }

  /** Runs a statement of a transaction. */
  run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#report(() => this.#execute(query));
  }

  /** Runs a statement that needs no transaction. */
  runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#report(async () => {
      await this.#makeReady();
      const result = this.#execute<Row>(query);
      this.#lastState = stateOf(this.#path);
      return result;
    });
  }

  /** Begins a transaction with the write lock, in the file that is there now. */
  begin(): Promise<void> {
    return this.#report(async () => {
      for (;;) {
        await this.#makeReady();
        this.#opened.exec('begin immediate');
        // A restore swaps the file while it holds the lock: look again once the lock is ours.
        if (stateOf(this.#path) === this.#lastState && this.#hasLog) return;
        this.rollback();
      }
    });
  }

  /** Ends the transaction; what it wrote is on disk when this resolves. */
  commit(): Promise<void> {
    return this.#report(() => {
      this.#opened.exec('commit');
      if (!this.#hasLog) this.#saveLog();
      this.#lastState = stateOf(this.#path);
    });
  }

  /** Ends the transaction, if there is one: a full disk ends it by itself. */
  rollback(): void {
    if (this.isInTransaction) this.#database.exec('rollback');
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  /** Reads the whole file in a thread; resolves to whether it is damaged. */
  async findDamage(): Promise<boolean> {
    const worker = new Worker(new URL('soundCheck.ts', import.meta.url), {
      workerData: this.#path,
      execArgv: [],
    });
    const [isDamaged] = (await once(worker, 'message')) as [boolean];
    return isDamaged;
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
    this.#damagedState = stateOf(this.#path);
    this.#onDamage(true);
  }

  get #hasLog(): boolean {
    return identityOf(`${this.#path}-wal`) === this.#log;
  }

  get #opened(): DatabaseSync {
    if (!this.#database.isOpen) throw new StoreUnavailable('SQLITE_CANTOPEN');
    return this.#database;
  }

  #open(timeoutMs: number): DatabaseSync {
    const database = connect(this.#path, timeoutMs);
    this.#log = identityOf(`${this.#path}-wal`);
    this.#lastState = stateOf(this.#path);
    return database;
  }

  #reopen(): void {
    this.close();
    assertPlausible(this.#path);
    this.#database = this.#open(0);
  }

  /** Writes a log that somebody removed into the file, and begins a new one. */
  #saveLog(): void {
    const verdict = this.#opened.prepare('pragma wal_checkpoint(truncate)').get();
    if (verdict?.['busy'] !== 0) throw new StoreUnavailable('SQLITE_BUSY');
    this.#reopen();
  }

  #execute<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#opened.prepare(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }

  /** Opens the file again where it is no longer as it was left, unless it is damaged. */
  async #makeReady(): Promise<void> {
    const state = stateOf(this.#path);
    if (state === '') throw new StoreUnavailable('SQLITE_CANTOPEN', 'The file is gone.');
    if (state === this.#damagedState) throw new StoreUnavailable('SQLITE_CORRUPT');
    if (state === this.#lastState && this.#database.isOpen) {
      if (!this.#hasLog) this.#saveLog();
      return;
    }
    if (state !== this.#lastState && (await this.findDamage())) {
      this.#damagedState = undefined;
      this.markDamaged();
      throw new StoreUnavailable('SQLITE_CORRUPT');
    }
    this.#reopen();
    if (!this.isDamaged) return;
    this.#damagedState = undefined;
    this.#onDamage(false);
  }

  /** Does what a fault asks for, and throws it as the rest of the program knows it. */
  async #report<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const code = sqliteCode(error);
      if (code === 'SQLITE_CORRUPT') this.markDamaged();
      if (error instanceof StoreUnavailable) throw error;
      if (needsNewConnection.has(code)) {
        this.rollback();
        this.close();
      }
      throw isPassingCode(code) ? new StoreUnavailable(code) : error;
    }
  }
}
