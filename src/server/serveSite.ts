import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseAccept } from 'hono/utils/accept';
import { barePolicies, type HeaderMap } from './headers.ts';
import type { Coding, Resource, Site } from './site.ts';

/** Answers a request for a page or file from memory, below the framework, as each layer costs. */
export function serveSite(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const method = request.method ?? '';
  const answerBare = (status: number, headers: HeaderMap) => {
    const all = { ...site.all, ...barePolicies, ...headers, 'Content-Length': '0' };
    response.writeHead(status, all).end();
  };
  if (method !== 'GET' && method !== 'HEAD') {
    answerBare(405, { Allow: 'GET, HEAD' });
    return;
  }
  const [, path = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
  const canonical = canonicalOf(path);
  const resource = site.resources.get(path);
  if (resource) send(resource, 200, request, response);
  else if (site.resources.has(canonical))
    answerBare(301, {
      'Cache-Control': 'public, max-age=3600',
      Location: canonical + query,
    });
  else if (site.resources.has(plainOf(canonical)))
    // As it was typed by hand, or encoded by a program in between.
    answerBare(308, {
      'Cache-Control': 'public, max-age=3600',
      Location: plainOf(canonical) + query,
    });
  else send(site.notFound, 404, request, response);
}

/** The address under which a page is known: without `.html`, `index` or a slash at the end. */
function canonicalOf(path: string): string {
  const bare = path.replace(/\/+$/, '').replace(/(?:\/index)?\.html$/, '');
  return bare === '' ? '/' : bare;
}

/** A path in small letters and without encoded ones. */
function plainOf(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path;
  }
}

function send(
  resource: Resource,
  status: number,
  { headers: asked, method }: IncomingMessage,
  response: ServerResponse,
): void {
  const coding = codingFor(resource, asked['accept-encoding'] ?? '');
  const { body, etag, headers } = resource[coding] ?? resource.identity;
  if (status === 200 && matches(asked['if-none-match'] ?? '', etag)) {
    const { 'Content-Length': _length, 'Content-Encoding': _coding, ...kept } = headers;
    response.writeHead(304, kept).end();
    return;
  }
  response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body);
}

const matches = (condition: string, etag: string): boolean =>
  condition
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/** The best coding that exists and that the visitor accepts: brotli, gzip, else as it is. */
function codingFor(resource: Resource, accepted: string): Coding {
  // With `q=0` a visitor says what they do not accept.
  const items = parseAccept(accepted.toLowerCase()).filter(({ q }) => q > 0);
  const names = new Set(items.map(({ type }) => type));
  const codings = ['br', 'gzip'] as const;
  return codings.find((coding) => resource[coding] && names.has(coding)) ?? 'identity';
}
