import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose documents arrive in two halves. */
export interface SlowDocuments {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Lets the second halves through. */
  release(): void;
  stop(): void;
}

/** A proxy that acts like a slow network: each document stops after the header of its page. */
export async function slowDocuments(origin: string): Promise<SlowDocuments> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const pass = async (path: string, response: ServerResponse): Promise<void> => {
    const answer = await fetch(origin + path);
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-encoding'];
    delete headers['content-length'];
    response.writeHead(answer.status, headers);
    const half = headers['content-type']?.startsWith('text/html')
      ? body.indexOf('</header>') + '</header>'.length
      : body.length;
    response.write(body.subarray(0, half));
    if (half < body.length) await released;
    response.end(body.subarray(half));
  };
  const server = createServer((request, response) => void pass(request.url ?? '/', response));
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
