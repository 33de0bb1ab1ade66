import { setTimeout as pause } from 'node:timers/promises';
import { type CompiledQuery, type DatabaseConnection, DummyDriver, type QueryResult } from 'kysely';
import type { DatabaseFile } from './databaseFile.ts';
import { sqliteCode } from './sqliteFile.ts';

/** Kysely's one connection to a database file: a write resolves once it is on disk. */
export class FileDriver extends DummyDriver implements DatabaseConnection {
  readonly #file: DatabaseFile;
  readonly #timeoutMs: number;
  #waitedInVainAt = -Infinity;

  /** @param timeoutMs - How long to wait for another program's lock. */
  constructor(file: DatabaseFile, timeoutMs: number) {
    super();
    this.#file = file;
    this.#timeoutMs = timeoutMs;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const file = this.#file;
    if (file.isInTransaction) return file.run(query);
    if (/^\s*(?:select|pragma|vacuum)/i.test(query.sql))
      return this.#patiently(() => file.runAlone(query));
    await this.beginTransaction();
    try {
      const result = await file.run<Row>(query);
      await file.commit();
      return result;
    } finally {
      file.rollback();
    }
  }

  streamQuery(): never {
    throw new Error('Read in pages instead: a stream would hold up everybody else.');
  }

  override beginTransaction(): Promise<void> {
    return this.#patiently(() => this.#file.begin());
  }

  override commitTransaction(): Promise<void> {
    return this.#file.commit();
  }

  override async rollbackTransaction(): Promise<void> {
    this.#file.rollback();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }

  override async destroy(): Promise<void> {
    this.#file.close();
  }

  /** Tries until no lock of another program is in the way, without holding up this one. */
  async #patiently<Result>(work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    // Whoever stood in line behind somebody who waited in vain has waited enough.
    const mayWait = start - this.#waitedInVainAt > 1000;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (sqliteCode(error) !== 'SQLITE_BUSY' || !mayWait) throw error;
        if (performance.now() - start > this.#timeoutMs) {
          this.#waitedInVainAt = performance.now();
          throw error;
        }
      }
      await pause(5);
    }
  }
}
