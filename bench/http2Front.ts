import { createHash, X509Certificate } from 'node:crypto';
import { request } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** A proxy in front of another server, like a host or CDN in front of the site. */
export interface Front {
  /** Origin without a trailing slash, with https. */
  readonly url: string;
  stop(): void;
}

/** The self-signed certificate of a front; only a browser started with `trust` accepts it. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** Browser flag that trusts the certificate: the browser would cache no file of an untrusted server. */
  readonly trust: string;
}

/** Makes a key and a certificate that serve one run. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const pin = createHash('sha256').update(publicKey).digest('base64');
  return { key, cert, trust: `--ignore-certificate-errors-spki-list=${pin}` };
}

/** Headers about a single connection, which HTTP/2 does not allow. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function passOn(origin: string, ask: Http2ServerRequest, answer: Http2ServerResponse): void {
  const named = Object.entries(ask.headers).filter(([name]) => !name.startsWith(':'));
  const inner = request(
    origin + ask.url,
    { method: ask.method, headers: { ...Object.fromEntries(named), host: ask.authority } },
    (reply) => {
      const kept = Object.entries(reply.headers).filter(([name]) => !connectionHeaders.has(name));
      answer.writeHead(reply.statusCode ?? 502, Object.fromEntries(kept));
      reply.pipe(answer);
    },
  );
  inner.on('error', () => {
    if (!answer.headersSent) answer.writeHead(502);
    answer.end();
  });
  ask.pipe(inner);
}

/**
 * Puts HTTP/2 and TLS in front of a plain server: visitors reach the site over both, and the transferred
 * bytes and the order of the files depend on them.
 *
 * @param origin - Origin of the server behind, e.g. `http://127.0.0.1:4173`.
 * @param host - Address to listen on. Default: 127.0.0.1.
 */
export async function serveHttp2(
  origin: string,
  { key, cert }: Certificate,
  host = '127.0.0.1',
): Promise<Front> {
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ key, cert }, (ask, answer) => passOn(origin, ask, answer));
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://${host}:${port}`,
    stop: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
