import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listen } from './http.ts';

/** A request as received. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A test double: an HTTP server that records its requests. */
export interface HttpDouble {
  url: string;
  /** What makes a server pass notices on to it. */
  env: { WEBHOOK_URL: string; WEBHOOK_SECRET: string };
  received: Received[];
  stop: () => void;
}

/** With it webhooks are signed. */
export const webhookSecret = 'a secret of some length';

/** Starts one that stops with the test; `answer` returns the status, and the body if any. */
export async function startDouble(
  answer: (request: Received) => { status: number; body?: string } | 'hang up',
): Promise<HttpDouble> {
  const received: Received[] = [];
  const server = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      const { method = '', url: path = '', headers } = incoming;
      const request = { method, path, headers, body };
      received.push(request);
      const result = answer(request);
      if (result === 'hang up') outgoing.destroy();
      else outgoing.writeHead(result.status).end(result.body);
    });
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, env: { WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret }, received, stop };
}
