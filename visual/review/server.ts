import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { approve, type Project } from '../approve.ts';
import { approvedFile, madeOfFile } from '../approved.ts';
import { environmentFile } from '../environment.ts';
import { type Finding, isApprovable } from '../findings.ts';
import { openPictures } from '../pictures.ts';
import { readReport, writeReport } from '../results.ts';
import type { Approval, Review } from './model.ts';

/** The review as a script: a page opened from a folder cannot load JSON. */
export function scriptOf(review: Review): string {
  // Leaves out the full texts: the page shows only their changed lines, which findings have separately.
  const isSnapshot = (key: string): boolean => key === 'after' || key === 'before';
  const json = JSON.stringify(review, (key, value: object | null) =>
    isSnapshot(key) && value ? { ...value, texts: undefined } : value,
  );
  // Escapes `<`, so that a closing tag inside a text cannot end the script.
  return `globalThis.review = ${json.replaceAll('<', '\\u003c')};\n`;
}

/** Approves findings for one cause, or for all if `cause` is null. Each is written once no cause is left. */
async function approveFor(project: Project, { cause, findings: ids }: Approval): Promise<void> {
  const report = readReport(project.root);
  const chosen = report.findings.filter(({ id }) => ids.includes(id));
  if (chosen.length < ids.length || !chosen.every(isApprovable))
    throw new Error('These pictures cannot be approved: reload the page.');
  const causes = report.causes.map((one) => {
    const isMeant = cause === null || cause === one.id;
    return isMeant ? { ...one, findings: one.findings.filter((id) => !ids.includes(id)) } : one;
  });
  const waiting = new Set(causes.flatMap(({ findings }) => findings));
  const complete = chosen.filter(({ id }) => !waiting.has(id));
  const left = await approve(project, complete);
  writeReport(project.root, {
    ...left,
    causes: causes.filter(({ findings }) => findings.length > 0),
  });
}

/** Remembers the approved files of the findings' stories. Returns a function that restores them. */
function keepApproved(root: string, findings: readonly Finding[]): () => void {
  const stories = new Set(findings.map(({ story }) => story));
  const files = [...stories].map((story) => approvedFile(root, story));
  const kept = [...files, madeOfFile(root), environmentFile(root)].map(
    (file) => [file, existsSync(file) ? readFileSync(file) : null] as const,
  );
  return () => {
    for (const [file, content] of kept)
      if (content === null) rmSync(file, { force: true });
      else writeFileSync(file, content);
  };
}

/**
 * App that serves the page for the last comparison and its pictures, and that answers the page's commands.
 *
 * @param page - Folder of the built page.
 */
export function reviewApp(project: Project, page: string): Hono {
  const app = new Hono();
  const pictures = openPictures(project.root);
  const initial = readReport(project.root);
  const putBack = keepApproved(project.root, initial.findings);
  let canUndo = false;
  const review = (): Review => ({ ...readReport(project.root), canApprove: true, canUndo });
  // Another site that is open in the same browser may neither read nor approve anything here.
  app.use(async (context, next) => {
    const { host = '', origin, 'sec-fetch-site': site = 'none' } = context.req.header();
    const isOwn = /^(?:127\.0\.0\.1|localhost):\d+$/.test(host);
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

  app.get('/review.js', (context) => {
    context.header('content-type', 'text/javascript; charset=utf-8');
    return context.body(scriptOf(review()));
  });
  app.get('/pictures/:file{[0-9a-f]{32}\\.png}', async (context) => {
    const png = await pictures.file(context.req.param('file').slice(0, -4));
    if (png === null) return context.notFound();
    return context.body(new Uint8Array(png), 200, { 'content-type': 'image/png' });
  });
  app.post('/approve', async (context) => {
    await approveFor(project, await context.req.json<Approval>());
    canUndo = true;
    return context.json(review());
  });
  app.post('/undo', (context) => {
    putBack();
    writeReport(project.root, initial);
    canUndo = false;
    return context.json(review());
  });
  app.use(serveStatic({ root: page }));
  return app;
}

/** Serves the review to this machine alone. Returns its address, and a function that stops the server. */
export async function serveReview(app: Hono): Promise<{ url: string; stop: () => void }> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
