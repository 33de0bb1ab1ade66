import { Client } from 'pg';

/** Runs one statement on the database at `url` over its own connection. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
