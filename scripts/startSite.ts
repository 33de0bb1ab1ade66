import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { freePort } from './freePort.ts';
import { Resources } from './resources.ts';

/** The real server with the built site and a database of its own. */
export interface RunningSite {
  /** Origin without a trailing slash; the same after a restart. */
  readonly url: string;
  /** Absolute path of its SQLite file. */
  readonly databaseFile: string;
  /** Everything that the server has printed so far. */
  output(): string;
  /** Ends the server, which finishes its work first, and waits for its end. */
  stop(): Promise<void>;
  /** Starts the server again with the same address and database. Stops it first if it runs. */
  restart(): Promise<void>;
  /** Rows that a query finds in the database, which is read while the server runs. */
  rows(sql: string, ...values: (string | number)[]): Record<string, SQLOutputValue>[];
}

const root = resolve(import.meta.dirname, '..');
const said = /The site is at (http:\/\/\S+)/;
/** Limit for a start that hangs; on an idle machine a start takes well under a second. */
const timeoutMs = 150_000;

async function addressFrom(child: ChildProcess, output: () => string): Promise<string> {
  const deadline = AbortSignal.timeout(timeoutMs);
  while (!said.test(output())) {
    if (child.exitCode !== null || child.signalCode !== null || deadline.aborted)
      throw new Error(`The server did not start:\n${output()}`);
    // Rejects at the deadline, which the next round tells with the server's own words.
    await Promise.race([
      once(child.stdout ?? child, 'data', { signal: deadline }),
      once(child, 'exit', { signal: deadline }),
    ]).catch(() => undefined);
  }
  return said.exec(output())?.[1] ?? '';
}

/**
 * Starts the server as `npm run serve` does.
 *
 * @param environment - Variables that differ from the defaults of tests: no rate limit, no least age of a
 *   form, no wait for a load balancer at the end, and 120 s for an answer, for busy machines.
 * @throws Error with the server's output when it does not start, or when nothing was built.
 */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningSite & { remove(): Promise<void> }> {
  const site = resolve(root, environment['SITE_DIR'] ?? process.env['SITE_DIR'] ?? 'dist');
  if (!existsSync(site)) throw new Error('There is nothing to serve: run "npm run build" first.');
  const resources = new Resources();
  const folder = resources.folder();
  const databaseFile = join(folder, 'site.db');
  let text = '';
  let child: ChildProcess;

  const begin = async (port: string): Promise<string> => {
    child = resources.node([join(root, 'src/server/main.ts')], {
      // Not the project's folder, whose `.env` may name real mailboxes, search engines and backups.
      cwd: folder,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        DATABASE_URL: `sqlite:${databaseFile}`,
        FORM_MIN_AGE_MS: '0',
        RATE_LIMIT_PER_MINUTE: '0',
        SHUTDOWN_DELAY_MS: '0',
        ANSWER_WITHIN_MS: '120000',
        IDLE_TIMEOUT_MS: '300000',
        ...environment,
        SITE_DIR: site,
        PORT: port,
      },
    });
    const before = text.length;
    const hear = (chunk: Buffer): void => {
      text += chunk.toString('utf8');
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    return addressFrom(child, () => text.slice(before));
  };

  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };

  const url = await begin(String(await freePort()));
  return {
    url,
    databaseFile,
    output: () => text,
    stop,
    restart: async () => {
      await stop();
      await begin(new URL(url).port);
    },
    rows: (sql, ...values) => {
      const database = new DatabaseSync(databaseFile, { readOnly: true });
      try {
        return database.prepare(sql).all(...values);
      } finally {
        database.close();
      }
    },
    remove: async () => {
      await stop();
      await resources.dispose();
    },
  };
}
