import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

/** Starts a PostgreSQL with an empty data folder on a free port. */
export async function startPostgres() {
  const host = fork(fileURLToPath(new URL('postgresHost.ts', import.meta.url)), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const failed = once(host, 'exit').then(() => {
    throw new Error('PostgreSQL did not start');
  });
  const [url] = (await Promise.race([once(host, 'message'), failed])) as [string];
  failed.catch(() => {});
  const order = async (name: 'start' | 'stop') => {
    host.send(name);
    await once(host, 'message');
  };
  return {
    /** URL of the maintenance database, with an administrator as user. */
    url,
    start: () => order('start'),
    stop: () => order('stop'),
    remove: async () => {
      host.disconnect();
      await once(host, 'exit');
    },
  };
}

/** Runs one or more statements over a connection of their own. Returns the rows if there is only one. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}
