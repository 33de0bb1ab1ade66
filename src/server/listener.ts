import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { problemType } from '../api/problem.ts';
import type { AppEnv } from './deps.ts';
import type { Env } from './env.ts';
import { bareHeaders, type HeaderMap } from './headers.ts';
import { HttpProblem } from './http/httpProblem.ts';
import { serveSite } from './serveSite.ts';
import type { Site } from './site.ts';

/** Whether the app answers an address, and not a page or file: its endpoints, and everything below /api. */
export function belongsTo(app: Hono<AppEnv>): (url: string) => boolean {
  const endpoints = new Set(app.routes.map(({ path }) => path));
  return (url) => {
    const [path = ''] = url.split('?', 1);
    return endpoints.has(path) || path === '/api' || path.startsWith('/api/');
  };
}

/** One listener for everything: pages and files from memory, the rest by the app. */
export function createListener(app: Hono<AppEnv>, env: Env, site?: Site): RequestListener {
  const isOfApp = belongsTo(app);
  const problemResponse = problemResponses(env);
  const answer = getRequestListener((request, bindings) => app.fetch(request, bindings), {
    // A few per cent quicker, but it would replace Request and Response for everything else too.
    overrideGlobalObjects: false,
    // For HTTP/1.0, which may come without a Host: balancers ask for health like that.
    hostname: 'localhost',
    // The app answers its own errors: this is a Host or an address that cannot be read.
    errorHandler: (error) => {
      const { status, headers, body } = problemResponse(error instanceof RequestError ? 400 : 500);
      return new Response(body, { status, headers });
    },
  });
  return (request, response) => {
    if (!isWellAddressed(request)) {
      const { status, headers, body } = problemResponse(400);
      response.writeHead(status, headers).end(body);
    } else if (site && !isOfApp(request.url ?? '')) serveSite(site, request, response);
    else void answer(request, response);
  };
}

/** Whether it says once where it goes: Node lets a second Host pass, and a proxy may have read that one. */
function isWellAddressed({ headersDistinct, httpVersion, url }: IncomingMessage): boolean {
  const { host: hosts } = headersDistinct;
  const isNamed = hosts === undefined ? httpVersion === '1.0' : hosts.length === 1 && hosts[0];
  return Boolean(isNamed && url?.startsWith('/'));
}

/** The status for requests that Node itself refuses, by its error code. */
const clientErrors: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** A server for `listener` that does not wait for slow clients. */
export function createHttpServer(listener: RequestListener, env: Env): Server {
  const problemResponse = problemResponses(env);
  const refuse = (socket: Duplex, status: number) => {
    const { title, headers, body } = problemResponse(status);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`);
  };
  const server = createServer(
    {
      requestTimeout: env.REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(1000, env.REQUEST_TIMEOUT_MS),
      // Longer than balancers keep theirs: a connection must not close as a request comes in.
      keepAliveTimeout: 65_000,
      // The listener looks at Host itself, and answers like everywhere else.
      requireHostHeader: false,
    },
    listener,
  );
  // Without it a client that never reads keeps its connection for ever. Node looks twice whether
  // anything moves before it gives one up.
  server.timeout = env.IDLE_TIMEOUT_MS / 2;
  server.on('connect', (_request, socket) => {
    // Node has let go of it: an error unheard ends the process, and nothing ends an idle one.
    socket.on('error', () => {}).on('finish', () => socket.destroy());
    refuse(socket, 405);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, clientErrors[error.code ?? ''] ?? 400);
  });
  return server;
}

/** Answers to requests that do not reach the app. */
const problemResponses = (env: Env) => (status: number) => {
  const problem = new HttpProblem(status).body;
  const body = JSON.stringify(problem);
  const headers: HeaderMap = {
    ...bareHeaders(env),
    'Content-Type': problemType,
    'Content-Length': String(body.length),
    Connection: 'close',
  };
  return { status, title: problem.title, headers, body };
};
