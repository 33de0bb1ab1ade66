import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { serve } from '@hono/node-server';
import { collect, scriptOf } from './collect.ts';
import { decisionsOf, draftsIn } from './drafts.ts';
import type { Engine } from './engine.ts';
import type { Review } from './model.ts';

/** What the served review works with. */
export interface Bench {
  readonly engine: Engine;
  /** Folder of the built page. */
  readonly page: string;
  /** File that keeps decisions until they go on record. */
  readonly drafts: string;
  /** Who decides. */
  readonly reviewer: string;
  /** Origin of the running stories; null where none run. */
  readonly stories: string | null;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

const draftSchema = v.object({
  verdict: v.picklist(['approve', 'reject']),
  note: v.pipe(v.string(), v.trim(), v.nonEmpty('Say why: a decision needs a note.')),
  findings: v.pipe(v.array(v.string()), v.nonEmpty('There is nothing to decide.')),
});

const hash = '[0-9a-f]{32}';

/** The page, its pictures, and what it asks for. */
export function reviewApp({ engine, page, drafts: file, reviewer, stories }: Bench): Hono {
  const drafts = draftsIn(file);
  const review = async (): Promise<Review> => {
    const report = await engine.report();
    return collect(report, engine.records(), { reviewer, stories, drafts: drafts.read(report) });
  };

  const app = new Hono();
  // Another site that is open in the same browser may neither read nor decide anything here.
  app.use(async (context, next) => {
    const { host, origin } = context.req.header();
    const isOwn = /^(?:127\.0\.0\.1|localhost):\d+$/.test(host ?? '');
    if (!isOwn || (origin !== undefined && origin !== `http://${host}`))
      return context.json({ error: 'Only the page itself may ask.' }, 403);
    await next();
    context.header('cache-control', 'no-store');
    return undefined;
  });
  app.onError((error, context) => context.json({ error: error.message }, 422));

  app.get('/review.js', async (context) =>
    context.body(scriptOf(await review()), 200, { 'content-type': types['.js'] ?? '' }),
  );
  const immutable = (context: Context, bytes: Buffer, type: string): Response => {
    context.header('content-type', type);
    return context.body(new Uint8Array(bytes));
  };
  app.get(`/pictures/:file{${hash}\\.webp}`, (context) => {
    const found = engine.picture(context.req.param('file').slice(0, 32));
    return found ? immutable(context, found.bytes, found.type) : context.notFound();
  });
  app.get(`/differences/:file{${hash}-${hash}\\.webp}`, async (context) => {
    const [before = '', after = ''] = context.req.param('file').slice(0, -5).split('-');
    const { findings } = await engine.report();
    const finding = findings.find(
      (one) => one.before?.hash === before && one.after?.hash === after,
    );
    if (!finding) return context.notFound();
    const bytes = await engine.drawing(before, after, finding.change?.shift ?? null);
    return immutable(context, bytes, 'image/webp');
  });

  app.use('/decide', bodyLimit({ maxSize: 1_000_000 }));
  app.post('/decide', async (context) => {
    const draft = v.parse(draftSchema, await context.req.json());
    return context.json(drafts.add(await engine.report(), draft));
  });
  app.post('/undo', async (context) => context.json(drafts.undo(await engine.report())));
  app.post('/record', async (context) => {
    const report = await engine.report();
    for (const decision of decisionsOf(report.findings, drafts.read(report), reviewer))
      await engine.decide(decision);
    drafts.clear(await engine.compareAgain());
    return context.json(await review());
  });

  app.get('/:name{[a-z-]*(?:\\.[a-z0-9]+)?}', (context) => {
    const name = context.req.param('name') || 'index.html';
    const type = types[extname(name)];
    if (type === undefined) return context.notFound();
    return context.body(new Uint8Array(readFileSync(join(page, name))), 200, {
      'content-type': type,
    });
  });
  return app;
}

/** A review being served. */
export interface ServedReview {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves the review to this machine alone. */
export async function serveReview(bench: Bench, port = 0): Promise<ServedReview> {
  const app = reviewApp(bench);
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (address) => {
      resolve({
        url: `http://127.0.0.1:${address.port}`,
        stop: () =>
          new Promise((closed) => {
            server.close(() => closed());
            // A browser opens connections ahead, and may keep one for ever that it asked nothing on.
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
  });
}
