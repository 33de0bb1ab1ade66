// In a process of its own: one of the servers that scripts/bench-server.ts compares. Says its port to
// the parent, and ends with it. Called with the server's role and the folder of its page.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseEnvironment } from '../../src/server/env.ts';
import { createHttpServer, createListener } from '../../src/server/listener.ts';
import { openRuntime } from '../../src/server/runtime.ts';
import { loadSite } from '../../src/server/site.ts';
import { freePort } from '../freePort.ts';

/** The servers under comparison. */
export type Role = 'grouped' | 'one each' | 'bare' | 'nginx';

async function nodeServer(role: Exclude<Role, 'nginx'>, folder: string): Promise<number> {
  const server = role === 'bare' ? bareServer() : await siteServer(role, folder);
  // However the parent ends, it leaves no server behind.
  process.once('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function siteServer(role: 'grouped' | 'one each', folder: string) {
  const env = parseEnvironment({
    DATABASE_URL: `sqlite:${join(folder, `${role}.db`)}`,
    SITE_DIR: folder,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
  });
  const site = loadSite(folder);
  const { app } = await openRuntime(env, { site, ...(role === 'one each' && { groupLimit: 1 }) });
  return createHttpServer(createListener(app, site), {
    requestTimeoutMs: 15_000,
    idleTimeoutMs: 30_000,
  });
}

/** What Node does with a post and no framework, checks or database at all. */
const bareServer = () =>
  createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      JSON.parse(body);
      response.writeHead(202, { 'Content-Type': 'application/json' }).end('{"status":"accepted"}');
    });
  });

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answered;
}

/** nginx on the same page, with one worker, as the others have one thread for answers. */
async function nginxServer(folder: string): Promise<number> {
  const port = await freePort();
  const conf = join(folder, 'nginx.conf');
  // Started as root, its worker would be another user, who may not read a temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    conf,
    `daemon off; ${user} pid ${folder}/nginx.pid; worker_processes 1; events {}
http { access_log off; default_type text/html; open_file_cache max=100; sendfile on; keepalive_requests 1000000000;
server { listen 127.0.0.1:${port}; location = /page { alias ${folder}/site/page.html; } } }`,
  );
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', conf], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('disconnect', () => nginx.kill());
  nginx.once('exit', (code) => process.exit(code ?? 0));
  while (!(await accepts(port))) await setTimeout(20);
  return port;
}

const [role, folder] = process.argv.slice(2) as [Role, string];
process.send?.(role === 'nginx' ? await nginxServer(folder) : await nodeServer(role, folder));
