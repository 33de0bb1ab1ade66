import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './http.ts';

/** A request as received. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export const webhookSecret = 'a secret of some length';

/** Environment that sends notices to a webhook; by default nothing listens there. */
export const hookAt = (url = 'http://127.0.0.1:9') => ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: webhookSecret,
});

/**
 * Starts a test double: an HTTP server that records its requests and stops with the test.
 *
 * @param answer - Returns the status, and the body if any.
 */
export async function startDouble(
  answer: (request: Received) => { status: number; body?: string } | 'hang up',
) {
  const received: Received[] = [];
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = '', url: path = '', headers } = incoming;
    const request = { method, path, headers, body: await text(incoming) };
    received.push(request);
    const result = answer(request);
    if (result === 'hang up') outgoing.destroy();
    else outgoing.writeHead(result.status).end(result.body);
  };
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, env: hookAt(url), received };
}
