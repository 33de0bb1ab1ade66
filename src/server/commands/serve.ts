import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { Command } from 'commander';
import type { RenderOwnerPage } from '../../api/ownerPage.ts';
import { ownerApp } from '../ownerView/ownerApp.ts';
import { PlainError } from '../plainError.ts';
import { wholeNumber, withStore, write } from './command.ts';

const secret = (): string => randomBytes(24).toString('base64url');

export const serveCommand = new Command('serve')
  .description('Show the list in a browser on this machine, by a link that works once')
  .option('--port <number>', 'where it listens', wholeNumber(0, 65_535), 0)
  .action(
    withStore(async (store, options: { port: number }) => {
      const { env } = store;
      // A folder beside `site`, which holds the files for visitors: nobody is served what is in this one.
      const folder = resolve(env.SITE_DIR, 'owner');
      if (!existsSync(folder)) throw new PlainError('Build the site first: npm run build.');
      const { href } = pathToFileURL(join(folder, 'ownerPage.js'));
      const { renderOwnerPage: render } = (await import(href)) as {
        renderOwnerPage: RenderOwnerPage;
      };
      const style = readFileSync(join(folder, 'style.css'), 'utf8');
      const app = new Hono();
      const server = createAdaptorServer({ fetch: app.fetch }) as Server;
      await once(server.listen(options.port, '127.0.0.1'), 'listening');
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      const key = secret();
      app.route('/', ownerApp({ store, env, host, key, session: secret(), render, style }));
      await write(`Open http://${host}/?key=${key} (it works once; Ctrl-C ends it)\n`);
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
      server.close();
      server.closeAllConnections();
    }),
  );
