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
export const sqliteDialect = (client: SqliteClient): Dialect => ({
  createAdapter: () => new WriterAdapter(),
  createDriver: () => driverOf(client),
  createIntrospector: (database: Kysely<unknown>) => new SqliteIntrospector(database),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

// One file, but many statements at once: the writer orders and groups them by itself.
class WriterAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const run = (sql: string) => async (session: DatabaseConnection) => {
  await session.executeQuery(CompiledQuery.raw(sql));
};

const driverOf = (client: SqliteClient): Driver => ({
  init: () => Promise.resolve(),
  acquireConnection: () => Promise.resolve(sessionOf(client)),
  // Immediate: a transaction that starts by reading must not fail later, when it comes to write.
  beginTransaction: run('begin immediate'),
  commitTransaction: run('commit'),
  rollbackTransaction: run('rollback'),
  releaseConnection: () => Promise.resolve(),
  destroy: () => client.close(),
});

/** One user of the writer, whose transaction is its own. */
function sessionOf(client: SqliteClient): DatabaseConnection {
  const session: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes } = await client.run(session, {
        sql,
        parameters: parameters as SqliteValue[],
        kind: kindOf(sql, query.kind),
      });
      return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
    },
    streamQuery() {
      throw new Error('Read in pages instead: a stream would hold up the writer.');
    },
  };
  return session;
}

function kindOf(sql: string, node: string): 'read' | 'write' | 'control' {
  if (node === 'SelectQueryNode') return 'read';
  return /^(?:begin|commit|rollback|pragma|vacuum)/.test(sql) ? 'control' : 'write';
}
