/** `npm run dev`: Vite with hot reload and the API at one address. Pages are rendered on each request. */
import './build/environment.ts';
import { createServer as createHttpServer } from 'node:http';
import { type ViteDevServer, createServer } from 'vite';
import { readEnvironment } from '../src/server/env.ts';
import { createListener } from '../src/server/listener.ts';
import { openRuntime } from '../src/server/runtime.ts';

type Prerender = typeof import('../src/app/prerender.tsx');

async function renderInDevelopment(
  vite: ViteDevServer,
  path: string,
): Promise<{ status: number; html: string }> {
  const { notFoundPath, render } = (await vite.ssrLoadModule(
    '/src/app/prerender.tsx',
  )) as Prerender;
  const page = await render(path);
  const template = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${page.head}
<link rel="stylesheet" href="/src/design/fonts.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="root">${page.body}</div>
<script type="module" src="/src/app/browser.tsx"></script>
</body>
</html>`;
  return {
    status: page.meta.path === notFoundPath ? 404 : 200,
    html: await vite.transformIndexHtml(path, template),
  };
}

/** What the build writes as a file beside the page, such as an article's data; undefined where there is none. */
async function dataInDevelopment(vite: ViteDevServer, path: string): Promise<unknown> {
  if (!path.endsWith('.json')) return undefined;
  const { data } = (await vite.ssrLoadModule('/src/app/prerender.tsx')) as Prerender;
  return data(path);
}

async function answer(
  vite: ViteDevServer,
  path: string,
): Promise<{ status: number; type: string; body: string }> {
  const found = await dataInDevelopment(vite, path);
  if (found !== undefined)
    return { status: 200, type: 'application/json', body: JSON.stringify(found) };
  const { status, html } = await renderInDevelopment(vite, path);
  return { status, type: 'text/html; charset=utf-8', body: html };
}

const env = readEnvironment();
const runtime = await openRuntime(env);
const answerApi = createListener(runtime.app);
const server = createHttpServer();
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, ws: { server } },
});

server.on('request', (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (/^\/(?:api|healthz|readyz|metrics)(?:\/|$)/.test(pathname)) {
    answerApi(request, response);
    return;
  }
  vite.middlewares(request, response, () => {
    answer(vite, pathname).then(
      ({ status, type, body }) => response.writeHead(status, { 'Content-Type': type }).end(body),
      (error: unknown) => {
        console.error(error);
        response
          .writeHead(500, { 'Content-Type': 'text/plain' })
          .end('This page failed to render: the terminal says why.');
      },
    );
  });
});
server.on('error', (error) => {
  console.error(
    `The development server cannot listen on ${env.HOST}:${env.PORT} (${error.message}): choose another port with PORT.`,
  );
  process.exit(1);
});
server.listen(env.PORT, env.HOST, () => {
  console.log(`Rampwright in development is at http://${env.HOST}:${env.PORT}`);
});

let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // One Ctrl-C may arrive twice, from the terminal and from npm.
    if (isEnding) return;
    isEnding = true;
    void Promise.all([vite.close(), runtime.close()]).then(() => process.exit(0));
  });
}
