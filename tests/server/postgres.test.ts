import { connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { writeSetting } from '../../src/server/repositories/settings.ts';
import { openStore } from '../../src/server/store/store.ts';
import { freshDatabase } from './support/databases.ts';
import { listen } from './support/http.ts';

test('a connection on which PostgreSQL no longer answers is replaced', async () => {
  const { url } = await freshDatabase('postgres');
  const { hostname, port } = new URL(url);
  // A network that loses all packets of the connections made so far, and tells neither end.
  const links: [Socket, Socket][] = [];
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy()).on('error', () => {});
    links.push([near, far]);
  });
  const proxied = new URL(url);
  proxied.port = String(await listen(proxy));
  await using store = await openStore(proxied.href, { answerWithinMs: 3000 });
  for (const socket of links.flat()) socket.unpipe();
  const ask = () => writeSetting(store.db, 'key', 'value');
  await expect(ask()).rejects.toThrow('Query read timeout');
  await ask();
});
