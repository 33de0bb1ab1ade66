import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** A folder being served on an address of its own. */
export interface StaticSite {
  /** Origin without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Names that change with what is in them: a context that loads them again need not ask. */
const hashed = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;

function filesOf(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [`/${name}`, readFileSync(join(folder, name))]),
  );
}

/**
 * Serves `folder` as it is now from memory: a rebuild under way is never seen half.
 *
 * @throws Error when the folder does not exist.
 */
export async function serveFolder(folder: string): Promise<StaticSite> {
  const files = filesOf(folder);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname);
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const file = files.get(name);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(name)] ?? 'application/octet-stream';
    const kept = hashed.test(name) ? 'max-age=31536000, immutable' : 'no-store';
    response.writeHead(200, { 'content-type': type, 'cache-control': kept }).end(file);
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
