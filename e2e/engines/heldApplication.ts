import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose application does not come yet. */
export interface HeldApplication {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Lets the application through. */
  release(): void;
  stop(): void;
}

/** A proxy that holds back the application's script, for browsers whose requests cannot be. */
export async function holdApplication(origin: string): Promise<HeldApplication> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const { method, headers, url = '/' } = request;
    const pass = (): unknown =>
      request.pipe(
        ask(origin + url, { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        }),
      );
    void (/\/assets\/browser-/.test(url) ? released : Promise.resolve()).then(pass);
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
