import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type { DatabaseFile } from './databaseFile.ts';

/** Kysely's own dialect on a database file: a write resolves once it is on disk. */
export class FileDialect extends SqliteDialect {
  readonly #file: DatabaseFile;

  constructor(file: DatabaseFile) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): SqliteDriver {
    return new FileDriver(this.#file);
  }
}

class FileDriver extends SqliteDriver {
  readonly #file: DatabaseFile;
  #connection: DatabaseConnection | undefined;

  constructor(file: DatabaseFile) {
    super({ database: file });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#connection ??= connectionTo(this.#file, await super.acquireConnection()));
  }

  override beginTransaction(): Promise<void> {
    return this.#file.begin();
  }

  override async commitTransaction(): Promise<void> {
    this.#file.commit();
  }

  override async rollbackTransaction(): Promise<void> {
    this.#file.rollback();
  }
}

/** `plain`, with a transaction around each write that is not in one. */
const connectionTo = (file: DatabaseFile, plain: DatabaseConnection): DatabaseConnection => ({
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isWrite = !/^\s*(?:select|pragma|vacuum)/i.test(query.sql);
    if (file.isInTransaction || !isWrite) return file.run(() => plain.executeQuery<Row>(query));
    await file.begin();
    try {
      const result = await file.run(() => plain.executeQuery<Row>(query));
      file.commit();
      return result;
    } finally {
      file.rollback();
    }
  },
  streamQuery() {
    throw new Error('Read in pages instead: a stream would hold up everybody else.');
  },
});
