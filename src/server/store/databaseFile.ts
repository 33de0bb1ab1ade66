import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type CompiledQuery, type DatabaseConnection, DummyDriver, type QueryResult } from 'kysely';
import { findDamage } from './findDamage.ts';
import { keepDamaged } from './keptFiles.ts';
import { createPatience } from './patience.ts';
import {
  assertPlausible,
  connect,
  identityOf,
  isUnavailableCode,
  prepareFile,
  sqliteCode,
  stateOf,
} from './sqliteFile.ts';
import { StoreUnavailable } from './unavailable.ts';

/** Faults that a connection keeps reporting even after their cause is gone. */
const needsNewConnection = new Set(['SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN']);

/**
 * Kysely's only connection to a database file, for one query or transaction at a time. Before each it checks whether
 * the file changed since the last one; a changed file is checked for damage and reopened. A write resolves on disk.
 */
export class DatabaseFile extends DummyDriver implements DatabaseConnection {
  readonly #path: string;
  readonly #onDamage: (isDamaged: boolean) => void;
  readonly #patiently: ReturnType<typeof createPatience>;
  #database: DatabaseSync;
  /** `stateOf` the file after the last statement. */
  #lastState = '';
  #damagedState: string | undefined;

  /**
   * Opens the file, and creates it if there is none.
   *
   * @param timeoutMs - How long to wait for another program's lock.
   * @throws StoreUnavailable when the file is damaged or is not a database.
   */
  constructor(path: string, timeoutMs: number, onDamage: (isDamaged: boolean) => void) {
    super();
    this.#path = path;
    this.#onDamage = onDamage;
    this.#patiently = createPatience(timeoutMs);
    if (path !== ':memory:') prepareFile(path, timeoutMs);
    this.#database = connect(path, timeoutMs);
    this.#lastState = stateOf(path);
  }

  get isDamaged(): boolean {
    return this.#damagedState !== undefined;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const run = () => this.#execute<Row>(query);
    if (this.#database.isOpen && this.#database.isTransaction) return this.#report(run);
    if (/^\s*(?:select|pragma|vacuum)/i.test(query.sql))
      return this.#patiently(() =>
        this.#report(async () => {
          await this.#makeReady();
          const result = run();
          this.#noteState();
          return result;
        }),
      );
    await this.beginTransaction();
    try {
      const result = await this.#report(run);
      await this.commitTransaction();
      return result;
    } finally {
      this.#rollback();
    }
  }

  streamQuery(): never {
    throw new Error('Read in pages instead: a stream would hold up everybody else.');
  }

  /** Begins a transaction with the write lock, in the file that is now at the path. */
  override beginTransaction(): Promise<void> {
    return this.#patiently(() =>
      this.#report(async () => {
        for (;;) {
          await this.#makeReady();
          this.#opened.exec('begin immediate');
          // A restore replaces the file while it holds the lock, so the file is checked again with our own lock.
          if (stateOf(this.#path) === this.#lastState) return;
          this.#rollback();
        }
      }),
    );
  }

  /** Ends the transaction; what it wrote is on disk when this resolves. */
  override commitTransaction(): Promise<void> {
    return this.#report(() => {
      this.#opened.exec('commit');
      this.#noteState();
    });
  }

  override async rollbackTransaction(): Promise<void> {
    this.#rollback();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }

  override async destroy(): Promise<void> {
    this.#close();
  }

  /** Keeps a copy of the damaged file and its log, and refuses all statements until the file is replaced. */
  markDamaged(): void {
    if (!this.isDamaged) this.#refuseFile();
  }

  #refuseFile(): void {
    this.#rollback();
    try {
      keepDamaged(this.#path);
      this.#close(); // After the copy, because closing writes the log into the file.
    } catch {
      // The disk is full, or the file is gone. The connection stays open, so that the file is not changed.
    }
    this.#damagedState = stateOf(this.#path);
    this.#onDamage(true);
  }

  get #opened(): DatabaseSync {
    if (!this.#database.isOpen) throw new StoreUnavailable('SQLITE_CANTOPEN');
    return this.#database;
  }

  #reopen(): void {
    this.#close();
    assertPlausible(this.#path);
    const opened = identityOf(this.#path);
    this.#database = connect(this.#path, 0);
    // A state begins with its file's identity, by which #noteState knows the opened file.
    this.#lastState = opened;
    this.#noteState();
  }

  /** Notes the state after own work, but not that of another file put there since: the next statement opens it. */
  #noteState(): void {
    const state = stateOf(this.#path);
    const fileIn = (text: string): string => text.split(' ', 2).join(' ');
    if (fileIn(state) === fileIn(this.#lastState)) this.#lastState = state;
  }

  /** Rolls back the transaction, if there still is one: SQLite itself ends it when the disk is full. */
  #rollback(): void {
    if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('rollback');
  }

  #close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #execute<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#opened.prepare(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }

  /** Reopens the file if it changed since the last statement; throws if it is gone or damaged. */
  async #makeReady(): Promise<void> {
    const state = stateOf(this.#path);
    if (state === '') throw new StoreUnavailable('SQLITE_CANTOPEN', 'The file is gone.');
    if (state === this.#damagedState) throw new StoreUnavailable('SQLITE_CORRUPT');
    if (state === this.#lastState && this.#database.isOpen) return;
    if (state !== this.#lastState && (await findDamage(this.#path))) {
      this.#refuseFile();
      throw new StoreUnavailable('SQLITE_CORRUPT');
    }
    this.#reopen();
    if (!this.isDamaged) return;
    this.#damagedState = undefined;
    this.#onDamage(false);
  }

  /** Runs `work`; handles damage and lost connections, and throws passing faults as StoreUnavailable. */
  async #report<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const code = sqliteCode(error);
      if (code === 'SQLITE_CORRUPT') this.markDamaged();
      if (error instanceof StoreUnavailable) throw error;
      if (needsNewConnection.has(code)) {
        this.#rollback();
        this.#close();
      }
      throw isUnavailableCode(code) ? new StoreUnavailable(code) : error;
    }
  }
}
