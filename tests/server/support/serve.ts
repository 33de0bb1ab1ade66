import { pino } from 'pino';
import { inject } from 'vitest';
import { resources } from '../../support/resources.ts';
import { renderRefusedForm } from '../../../src/entry/refusedForm.tsx';
import { parseEnvironment } from '../../../src/server/env.ts';
import { createHttpServer, createListener } from '../../../src/server/listener.ts';
import { openRuntime, type RuntimeOptions } from '../../../src/server/runtime.ts';
import { loadSite } from '../../../src/server/site.ts';
import type { DatabaseKind } from '../../../src/server/store/tables.ts';
import { freshDatabase, scratch, type TestDatabase } from './databases.ts';
import { writeFixtureSite } from './fixtureSite.ts';
import { listen } from './http.ts';

/**
 * Defaults for tests: no rate limit, a limit on the database's work (`ANSWER_WITHIN_MS`) that a busy
 * machine does not reach, and an address that belongs to nobody. A test of one of these sets its own.
 */
export const testEnvironment = {
  ANSWER_WITHIN_MS: '120000',
  IDLE_TIMEOUT_MS: '300000',
  RATE_LIMIT_PER_MINUTE: '0',
  FORM_MIN_AGE_MS: '3000',
  LOG_LEVEL: 'debug',
  SHUTDOWN_DELAY_MS: '300',
  SITE_URL: 'https://exampleton.example',
  INDEXNOW_KEY: 'exampleton-example-key',
};

export type TestServer = Awaited<ReturnType<typeof serve>>;

/** Starts the real server in this process, on a fresh database and a free port. It stops with the test. */
export async function serve(
  kind: DatabaseKind,
  variables: Record<string, string> = {},
  options: RuntimeOptions & { database?: TestDatabase } = {},
) {
  const database = options.database ?? (await freshDatabase(kind));
  const siteUrl = variables['SITE_URL'];
  const env = parseEnvironment({
    ...testEnvironment,
    DATABASE_URL: database.url,
    SITE_DIR: siteUrl ? writeFixtureSite(scratch(), siteUrl) : inject('fixtureSite'),
    ...variables,
  });
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const site = options.site ?? loadSite(env.SITE_DIR, {}, () => Promise.resolve(renderRefusedForm));
  const runtime = await openRuntime(env, { log, ...options, site });
  const server = createHttpServer(createListener(runtime.app, env, site), env);
  const port = await listen(server);
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await runtime.close();
    if (!options.database) await database.remove();
  };
  const stopOnce = () => (stopping ??= stop());
  resources().defer(stopOnce);
  const url = `http://127.0.0.1:${port}`;
  return { ...runtime, url, port, database, lines, stop: stopOnce };
}
