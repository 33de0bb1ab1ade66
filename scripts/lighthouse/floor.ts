import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Pages without scripts, being served. */
export interface Floor {
  /** Origin without a trailing slash. */
  readonly url: string;
  stop(): void;
}

/** What a page would be if it could do nothing: its HTML and inline styles, without any program. */
const withoutPrograms = (html: string): string =>
  html.replaceAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '');

/**
 * Serves the floor of every page of a site: the fastest that its HTML and styles can be on this
 * machine, measured in the same minutes as the site itself.
 *
 * @param origin - Origin of the running site.
 * @param paths - Pages to take from it.
 */
export async function serveFloor(origin: string, paths: readonly string[]): Promise<Floor> {
  const bodies = new Map(
    await Promise.all(
      paths.map(async (path) => {
        const html = await (await fetch(origin + path)).text();
        return [path, brotliCompressSync(withoutPrograms(html))] as const;
      }),
    ),
  );
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
        'Content-Length': body.length,
      })
      .end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
