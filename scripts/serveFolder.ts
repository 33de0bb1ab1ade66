import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** A folder being served at its own address. */
interface ServedFolder {
  /** Origin without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A file name with a content hash: a browser that has the file need not ask for it again. */
const hashed = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;

function filesOf(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [
        encodeURI(`/${name.replaceAll('\\', '/')}`),
        readFileSync(join(folder, name)),
      ]),
  );
}

/**
 * Reads `folder` into memory and serves it from there, so that a later rebuild changes nothing.
 *
 * @throws Error when the folder does not exist.
 */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const files = filesOf(folder);
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const file = files.get(name);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'content-type': getMimeType(name) ?? 'application/octet-stream',
        'cache-control': hashed.test(name) ? 'max-age=31536000, immutable' : 'no-store',
      })
      .end(file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
