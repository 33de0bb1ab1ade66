import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** A running server of pages without scripts. */
export interface Floor {
  /** Origin without a trailing slash. */
  readonly url: string;
  stop(): void;
}

/** A page without its scripts: HTML, inline styles, pictures and structured data remain. */
const withoutPrograms = (html: string): string =>
  html.replaceAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '');

/** Passes on a picture from the site; answers 404 for every other kind of file. */
async function pass(origin: string, path: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(origin + path);
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  if (type.startsWith('image/')) response.writeHead(200, { 'Content-Type': type }).end(body);
  else response.writeHead(404).end();
}

/**
 * Serves pages of a site without scripts. Their paint times are the floor for the site's own: the fastest
 * that its HTML and styles can be on this machine, measured in the same minutes as the site itself.
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
      void pass(origin, request.url ?? '/', response);
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
