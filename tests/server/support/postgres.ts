import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A real PostgreSQL server of this run. */
export interface TestPostgres {
  /** The URL of its maintenance database, for an administrator. */
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Starts a PostgreSQL with an empty data folder on a free port. */
export async function startPostgres(): Promise<TestPostgres> {
  const host = fork(fileURLToPath(new URL('postgresHost.ts', import.meta.url)), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const failed = once(host, 'exit').then(() => {
    throw new Error('PostgreSQL did not start');
  });
  const [url] = (await Promise.race([once(host, 'message'), failed])) as [string];
  failed.catch(() => {});
  const order = async (name: 'start' | 'stop' | 'remove') => {
    host.send(name);
    await once(host, 'message');
  };
  return {
    url,
    start: () => order('start'),
    stop: () => order('stop'),
    remove: async () => {
      await order('remove');
      host.disconnect();
      await once(host, 'exit');
    },
  };
}
