/** `npm run dev`: Vite with hot reload and the API at one address. Pages are rendered on each request. */
import '../build/environment.ts';
import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import { type ViteDevServer, createServer } from 'vite';
import { bundleBootScript, fontSources } from '../build/bundle.ts';
import { headersOf, type Prerender } from '../build/documents.ts';
import { readEnvironment } from '../src/server/env.ts';
import { belongsTo, createListener } from '../src/server/listener.ts';
import type { HeaderMap } from '../src/server/headers.ts';
import { openRuntime } from '../src/server/runtime.ts';

interface Answer {
  readonly status: number;
  readonly headers: HeaderMap;
  readonly body: string;
}

const nonce = randomUUID();

/** The document that the build writes, with Vite's client in it and with styles that follow the sources. */
async function renderInDevelopment(vite: ViteDevServer, path: string): Promise<Answer> {
  const prerender = (await vite.ssrLoadModule('/src/entry/prerender.tsx')) as Prerender;
  const page = await prerender.render(path);
  const app = '/src/entry/browser.tsx';
  const html = prerender.renderDocument({
    ...page,
    css: '',
    stylesheets: '',
    fontStylesheet: '/src/design/fonts.css',
    boot: { code: bootCode, data: { app, react: app, data: page.data ?? '', ...fontSources } },
  });
  return {
    status: page.meta.path === prerender.notFoundPath ? 404 : 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...headersOf(page, { styles: [], scripts: [bootCode, prerender.speculationRules] }, nonce),
    },
    body: await vite.transformIndexHtml(path, html),
  };
}

/** Content of the JSON file that the build writes at `path`, such as an article's data; undefined if none. */
async function dataInDevelopment(vite: ViteDevServer, path: string): Promise<unknown> {
  if (!path.endsWith('.json')) return undefined;
  const { data } = (await vite.ssrLoadModule('/src/entry/prerender.tsx')) as Prerender;
  return data(path);
}

async function answer(vite: ViteDevServer, path: string): Promise<Answer> {
  const found = await dataInDevelopment(vite, path);
  if (found === undefined) return renderInDevelopment(vite, path);
  const headers = { 'Content-Type': 'application/json' };
  return { status: 200, headers, body: JSON.stringify(found) };
}

const env = readEnvironment();
const runtime = await openRuntime(env);
const answerApi = createListener(runtime.app, env);
const isOfApp = belongsTo(runtime.app);
const server = createHttpServer();
const vite = await createServer({
  appType: 'custom',
  html: { cspNonce: nonce },
  // If Vite found these packages only when a page requests them, it would reload the page.
  optimizeDeps: { include: ['@radix-ui/react-accordion', '@radix-ui/react-dialog'] },
  server: { middlewareMode: true, ws: { server } },
});

// Bundled after Vite has set NODE_ENV to development; before that, the build would set it to production.
const bootCode = await bundleBootScript();

server.on('request', (request, response) => {
  const [pathname = '/'] = (request.url ?? '/').split('?', 1);
  if (isOfApp(pathname)) {
    answerApi(request, response);
    return;
  }
  vite.middlewares(request, response, () => {
    answer(vite, pathname).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
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
  console.log(`The site in development is at http://${env.HOST}:${env.PORT}`);
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
