import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics } from 'prom-client';
import { readEnvironment } from './env.ts';
import { createHttpServer, createListener } from './listener.ts';
import { loggable } from './log.ts';
import { messageOf, PlainError } from './plainError.ts';
import { openRuntime } from './runtime.ts';
import { loadSite } from './site.ts';

/**
 * Reads the environment and the built site, opens the database and listens, until a signal ends it.
 *
 * @throws PlainError when any of these cannot be done.
 */
export async function start(): Promise<void> {
  const env = readEnvironment();
  // IndexNow asks for a file that is named after the key and contains it.
  const site = loadSite(env.SITE_DIR, { [`/${env.INDEXNOW_KEY}.txt`]: `${env.INDEXNOW_KEY}\n` });
  const runtime = await openRuntime(env, { site });
  collectDefaultMetrics({ register: runtime.deps.metrics.registry });
  // Without this handler Node would print the error's message, which may quote a visitor.
  process.on('uncaughtException', (error) => {
    runtime.deps.log.fatal({ fault: loggable(error) }, 'the server failed');
    process.exit(1);
  });
  const server = createHttpServer(createListener(runtime.app, env, site), env);
  try {
    await once(server.listen(env.PORT, env.HOST), 'listening');
  } catch (error) {
    await runtime.close();
    throw new PlainError(
      `The server cannot listen there (${messageOf(error)}): end the other program, or choose others with HOST and PORT.`,
      { cause: error },
    );
  }
  const stop = async (delayMs: number) => {
    runtime.drain();
    await shutDownGracefully(server, delayMs);
    await runtime.close();
    process.exit(0);
  };
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      // After Ctrl-C no load balancer needs time; 300 ms are enough to send open browsers `Connection: close`.
      const maxDelayMs = signal === 'SIGINT' ? 300 : Infinity;
      // One Ctrl-C arrives twice, from the terminal and from npm.
      stopping ??= stop(Math.min(maxDelayMs, env.SHUTDOWN_DELAY_MS));
    });

  const { port } = server.address() as AddressInfo;
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  console.log(`The site is at http://${host}:${port}`);
}

/**
 * Shuts the server down without refusing a request. For `delayMs` it goes on accepting connections and
 * answers with `Connection: close`; then it stops listening and gives requests in progress two seconds.
 */
export async function shutDownGracefully(server: Server, delayMs: number): Promise<void> {
  server.prependListener('request', (_request, response) =>
    response.setHeader('Connection', 'close'),
  );
  await pause(delayMs);
  const closed = once(server, 'close');
  server.close();
  // `close` waits for every connection, so those that become idle after their last answer are closed here.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), 2000);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}
