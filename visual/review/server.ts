import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Review } from './model.ts';
import type { ReviewSession } from './session.ts';

const approvalSchema = v.object({
  cause: v.nullable(v.string()),
  findings: v.pipe(v.array(v.string()), v.nonEmpty('There is nothing to approve.')),
});

const hash = '[0-9a-f]{32}';

/** The review as a script: a page opened from a folder cannot load JSON. */
export function scriptOf(review: Review): string {
  // A closing tag inside a text must not end the script that the text stands in.
  return `globalThis.review = ${JSON.stringify(review).replaceAll('<', '\\u003c')};\n`;
}

/**
 * The page, its pictures, and what it asks for.
 *
 * @param page - Folder of the built page.
 */
export function reviewApp(session: ReviewSession, page: string): Hono {
  const app = new Hono();
  // Another site that is open in the same browser may neither read nor approve anything here.
  app.use(async (context, next) => {
    const { host, origin, 'sec-fetch-site': site = 'none' } = context.req.header();
    const isOwn = /^(?:127\.0\.0\.1|localhost):\d+$/.test(host ?? '');
    const isForeign = !/^(?:same-origin|none)$/.test(site);
    if (!isOwn || isForeign || (origin !== undefined && origin !== `http://${host}`))
      return context.json({ error: 'Only the page itself may ask.' }, 403);
    await next();
    context.header('cache-control', 'no-store');
    context.header('cross-origin-resource-policy', 'same-origin');
    context.header('content-security-policy', "frame-ancestors 'none'");
    return undefined;
  });
  app.onError((error, context) => context.json({ error: error.message }, 422));

  const image = (context: Context, bytes: Buffer | null, type: string) =>
    bytes === null
      ? context.notFound()
      : context.body(new Uint8Array(bytes), 200, { 'content-type': type });
  app.get('/review.js', (context) => {
    context.header('content-type', 'text/javascript; charset=utf-8');
    return context.body(scriptOf(session.review()));
  });
  app.get(`/pictures/:file{${hash}\\.webp}`, async (context) =>
    image(context, await session.picture(context.req.param('file').slice(0, 32)), 'image/png'),
  );
  app.get(`/differences/:file{${hash}-${hash}\\.webp}`, async (context) => {
    const [before = '', after = ''] = context.req.param('file').slice(0, -5).split('-');
    return image(context, await session.difference(before, after), 'image/webp');
  });
  app.use('/approve', bodyLimit({ maxSize: 1_000_000 }));
  app.post('/approve', async (context) =>
    context.json(await session.approve(v.parse(approvalSchema, await context.req.json()))),
  );
  app.use(serveStatic({ root: page }));
  return app;
}

/** Serves the review to this machine alone, at the address that it gives. */
export async function serveReview(
  session: ReviewSession,
  page: string,
  port = 0,
): Promise<{ url: string; stop: () => void }> {
  const { fetch } = reviewApp(session, page);
  const server = serve({ fetch, port, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${own}`, stop: () => server.close() };
}
