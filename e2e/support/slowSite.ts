import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A site that holds a part of its answers back. */
export interface SlowSite {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Lets the rest through. */
  release(): void;
  stop(): void;
}

/** Number of bytes of an answer that are sent at once; the rest waits for `release`. */
const first = {
  /** Each document stops after the header of its page. */
  documents: (_: string, body: Buffer): number =>
    body.includes('</header>') ? body.indexOf('</header>') + '</header>'.length : body.length,
  /** Nothing of the application's script is sent. */
  application: (path: string, body: Buffer): number =>
    path.startsWith('/assets/browser-') ? 0 : body.length,
};

/** A proxy that acts like a slow network, even for browsers in which a test cannot hold requests back. */
export async function slowSite(origin: string, what: keyof typeof first): Promise<SlowSite> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const pass = async (path: string, answer: IncomingMessage, to: ServerResponse): Promise<void> => {
    const body = await buffer(answer);
    const atOnce = first[what](path, body);
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    to.write(body.subarray(0, atOnce));
    if (atOnce < body.length) await released;
    to.end(body.subarray(atOnce));
  };
  const server = createServer((request, response) => {
    const { method, url = '/' } = request;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    request.pipe(
      ask(origin + url, { method, headers }, (answer) => void pass(url, answer, response)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    release,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
