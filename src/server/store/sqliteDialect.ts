import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteClient } from './sqliteClient.ts';
import type { SqliteValue } from './sqliteMessages.ts';

/** Kysely on the grouped writer: a query resolves once it is on disk. */
export function sqliteDialect(client: SqliteClient): Dialect {
  return {
    createAdapter: () => new WriterAdapter(),
    createDriver: () => new WriterDriver(client),
    createIntrospector: (database: Kysely<unknown>) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

// One file, but many statements at once: the writer orders and groups them by itself.
class WriterAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class WriterDriver implements Driver {
  readonly #client: SqliteClient;

  constructor(client: SqliteClient) {
    this.#client = client;
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new WriterSession(this.#client));
  }

  // Immediate: a transaction that starts by reading must not fail later, when it comes to write.
  async beginTransaction(session: DatabaseConnection): Promise<void> {
    await session.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(session: DatabaseConnection): Promise<void> {
    await session.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(session: DatabaseConnection): Promise<void> {
    await session.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.#client.close();
  }
}

class WriterSession implements DatabaseConnection {
  readonly #client: SqliteClient;

  constructor(client: SqliteClient) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#client.run(this, {
      sql,
      parameters: parameters as SqliteValue[],
      kind: kindOf(sql, query.kind),
    });
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error('Read in pages instead: a stream would hold up the writer.');
  }
}

function kindOf(sql: string, node: string): 'read' | 'write' | 'control' {
  if (node === 'SelectQueryNode') return 'read';
  return /^(?:begin|commit|rollback|pragma|vacuum)/.test(sql) ? 'control' : 'write';
}
