import { setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { DatabaseFile } from './databaseFile.ts';
import { sqliteCode } from './sqliteFile.ts';

/** How often a lock is tried again, in milliseconds. */
const retryMs = 5;

/** How long after a wait in vain others do not wait for the same lock, in milliseconds. */
const sameLockMs = 1000;

/** Kysely's one connection to a database file: a write resolves once it is on disk. */
export class FileDriver implements Driver, DatabaseConnection {
  readonly #file: DatabaseFile;
  readonly #timeoutMs: number;
  #waitedInVainAt = -Infinity;

  /** @param timeoutMs - How long to wait for another program's lock. */
  constructor(file: DatabaseFile, timeoutMs: number) {
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

  beginTransaction(): Promise<void> {
    return this.#patiently(() => this.#file.begin());
  }

  commitTransaction(): Promise<void> {
    return this.#file.commit();
  }

  async rollbackTransaction(): Promise<void> {
    this.#file.rollback();
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#file.close();
  }

  /** Tries until no lock of another program is in the way, without holding up this one. */
  async #patiently<Result>(work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    // Whoever stood in line behind somebody who waited in vain has waited enough.
    const mayWait = start - this.#waitedInVainAt > sameLockMs;
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
      await pause(retryMs);
    }
  }
}
