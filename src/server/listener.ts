import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { problemType } from '../contract/problem.ts';
import type { AppEnv, Deps } from './deps.ts';
import { HttpProblem } from './http/httpProblem.ts';
import { metricsText } from './routes/metrics.ts';
import { serveSite } from './serveSite.ts';
import type { Site } from './site.ts';

/** Limits of a connection. */
interface ConnectionLimits {
  /** How long a client may take to send a whole request, in milliseconds. */
  requestTimeoutMs: number;
  /** How long an answer may wait for a client that reads nothing of it, in milliseconds. */
  idleTimeoutMs: number;
}

const belongsToApp = (url: string) => /^\/(?:api|healthz|readyz|metrics)(?:[/?]|$)/.test(url);

/** One listener for everything: pages and files from memory, the rest by the app. */
export function createListener(app: Hono<AppEnv>, site?: Site): RequestListener {
  const answer = getRequestListener((request, env) => app.fetch(request, env), {
    // A few per cent quicker, but it would replace Request and Response for everything else too.
    overrideGlobalObjects: false,
    // For HTTP/1.0, which may come without a Host: balancers ask for health like that.
    hostname: 'localhost',
    // The app answers its own errors: what is left is a Host or an address that cannot be read.
    errorHandler: (error) => {
      const { status, headers, body } = refusal(error instanceof RequestError ? 400 : 500);
      return new Response(body, { status, headers });
    },
  });
  return (request, response) => {
    if (!isWellAddressed(request) || !isPlainlyFramed(request)) {
      const { status, headers, body } = refusal(400);
      response.writeHead(status, headers).end(body);
      return;
    }
    if (site && !belongsToApp(request.url ?? '')) serveSite(site, request, response);
    else void answer(request, response);
  };
}

/**
 * Whether a request says which address of which host it wants, and once only: Node lets a second
 * Host header pass, and a proxy in front may have read the other one.
 */
function isWellAddressed({ headers, httpVersion, rawHeaders, url }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  );
  const mayLackHost = httpVersion === '1.0';
  const isNamed = hosts.length === 1 ? headers.host !== '' : hosts.length === 0 && mayLackHost;
  return isNamed && Boolean(url?.startsWith('/'));
}

/** Whether a body comes as it is: Node would hand on one that is packed in transfer without unpacking. */
const isPlainlyFramed = ({ headers }: IncomingMessage): boolean =>
  ['chunked', undefined].includes(headers['transfer-encoding']?.trim().toLowerCase());

/** Status by Node's code, of what it refuses by itself. */
const clientErrors: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

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
  // Without it a client that never reads keeps its connection, and what waits for it, for ever.
  server.timeout = limits.idleTimeoutMs;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = clientErrors[error.code ?? ''] ?? 400;
    const { title, headers, body } = refusal(status);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`);
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

/** A refusal of what did not get as far as the app. */
function refusal(status: number) {
  const problem = new HttpProblem(status).body;
  const body = JSON.stringify(problem);
  const headers = {
    'Content-Type': problemType,
    'Content-Length': String(body.length),
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  };
  return { status, title: problem.title, headers, body };
}
