import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How long requests in progress may take once the server has stopped listening, in milliseconds. */
const drainMs = 2000;

/**
 * Closes the server without refusing anything to those who are connected: load balancers and clients
 * that keep their connections learn that it goes, instead of sending into a closed one.
 *
 * @param delayMs - How long it goes on listening.
 */
export async function shutDownGracefully(server: Server, delayMs: number): Promise<void> {
  server.prependListener('request', (_request, response) =>
    response.setHeader('Connection', 'close'),
  );
  await pause(delayMs);
  const closed = once(server, 'close');
  server.close();
  // A connection falls idle once its request is answered; none may hold the server up.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}
