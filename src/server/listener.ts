import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { problemType } from '../contract/problem.ts';
import type { AppEnv, Deps } from './deps.ts';
import { HttpProblem } from './http/httpProblem.ts';
import { metricsText } from './routes/metrics.ts';
import { serveSite } from './serveSite.ts';
import type { Site } from './site.ts';

/** Limits of a connection. */
export interface ConnectionLimits {
  /** How long a client may take to send a whole request, in milliseconds. */
  requestTimeoutMs: number;
}

const belongsToApp = (url: string) => /^\/(?:api|healthz|readyz|metrics)(?:[/?]|$)/.test(url);

/** One listener for everything: pages and files from memory, the rest by the app. */
export function createListener(app: Hono<AppEnv>, site?: Site): RequestListener {
  const answer = getRequestListener((request, env) => app.fetch(request, env), {
    // A few per cent quicker, but it would replace Request and Response for everything else too.
    overrideGlobalObjects: false,
  });
  return (request, response) => {
    const url = request.url ?? '';
    // Node lets a second Host header pass; a proxy in front may have read the other one.
    const hosts = request.rawHeaders.filter(
      (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
    );
    if (hosts.length !== 1 || !url.startsWith('/')) {
      response.writeHead(400, refusalHeaders(400)).end(refusalBody(400));
      return;
    }
    if (site && !belongsToApp(url)) serveSite(site, request, response);
    else void answer(request, response);
  };
}

/** A server for `listener` that does not wait for slow clients. */
export function createHttpServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer(
    {
      requestTimeout: limits.requestTimeoutMs,
      headersTimeout: Math.min(limits.requestTimeoutMs, 10_000),
      connectionsCheckingInterval: Math.min(1000, limits.requestTimeoutMs),
      // Longer than balancers keep theirs: a connection must not close as a request comes in.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      // The listener looks at Host itself, and answers like everywhere else.
      requireHostHeader: false,
    },
    listener,
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status =
      error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 408
        : error.code === 'HPE_HEADER_OVERFLOW'
          ? 431
          : 400;
    const lines = Object.entries(refusalHeaders(status)).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.end(
      `HTTP/1.1 ${status} ${reasons[status]}\r\n${lines.join('\r\n')}\r\n\r\n${refusalBody(status)}`,
    );
  });
  return server;
}

/** A server that answers every request with the metrics: for a port that visitors cannot reach. */
export const createMetricsServer = (deps: Deps): Server =>
  createServer((_request, response) => {
    void metricsText(deps).then((text) =>
      response.writeHead(200, { 'Content-Type': deps.metrics.registry.contentType }).end(text),
    );
  });

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

const refusalBody = (status: number) =>
  JSON.stringify({ ...new HttpProblem(status).body, title: reasons[status] });

const refusalHeaders = (status: number) => ({
  'Content-Type': problemType,
  'Content-Length': String(refusalBody(status).length),
  'X-Content-Type-Options': 'nosniff',
  Connection: 'close',
});
