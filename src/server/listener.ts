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

/** Tells which addresses the app answers: its endpoints, and all below /api. The others are pages and files. */
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
    // True would be a few percent faster, but would replace Request and Response for all other code, too.
    overrideGlobalObjects: false,
    // For requests in HTTP/1.0, which may have no Host: load balancers send such health checks.
    hostname: 'localhost',
    // The app answers its own errors, so this error comes from a Host or an address that cannot be parsed.
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

/** Whether a request has one Host and a path. Node accepts a second Host, which a proxy may have used. */
function isWellAddressed({ headersDistinct, httpVersion, url }: IncomingMessage): boolean {
  const { host: hosts } = headersDistinct;
  const isNamed = hosts === undefined ? httpVersion === '1.0' : hosts.length === 1 && hosts[0];
  return Boolean(isNamed && url?.startsWith('/'));
}

/** The status for requests that Node itself refuses, by Node's error code. */
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
      // Longer than load balancers keep idle connections: otherwise one could close just as a request comes in.
      keepAliveTimeout: 65_000,
      // The listener checks Host itself (`isWellAddressed`), and refuses in the usual format.
      requireHostHeader: false,
    },
    listener,
  );
  // Otherwise a client that never reads keeps its connection forever. Half the time, because Node checks
  // twice whether anything moves before it drops a connection.
  server.timeout = env.IDLE_TIMEOUT_MS / 2;
  server.on('connect', (_request, socket) => {
    // Node no longer handles this socket: an unhandled error would end the process, and no timeout applies.
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
