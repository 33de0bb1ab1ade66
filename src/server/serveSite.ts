import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseAccept } from 'hono/utils/accept';
import { barePolicies, type HeaderMap } from './headers.ts';
import type { Coding, Resource, Site } from './site.ts';

/** Answers a request for a page or file from memory, without the framework, whose layers take time. */
export function serveSite(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const method = request.method ?? '';
  const answerBare = (status: number, headers: HeaderMap) => {
    const all = { ...site.all, ...barePolicies, ...headers, 'Content-Length': '0' };
    response.writeHead(status, all).end();
  };
  const [, path = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
  const resource = site.resources.get(path);
  const canonical = canonicalOf(path);
  // The address may have been typed in capitals, or percent-encoded by a program in between.
  const plain = plainOf(canonical);
  const redirect = (status: number, to: string) =>
    answerBare(status, { 'Cache-Control': 'public, max-age=3600', Location: to + query });
  if (method !== 'GET' && method !== 'HEAD') answerBare(405, { Allow: 'GET, HEAD' });
  else if (resource) send(resource, 200, request, response);
  else if (site.resources.has(canonical)) redirect(301, canonical);
  else if (site.resources.has(plain)) redirect(308, plain);
  else send(site.notFound, 404, request, response);
}

/** The address under which a page is known: without `.html`, `index` or a slash at the end. */
function canonicalOf(path: string): string {
  // The lookbehind keeps this from trying each slash of a path of thousands as the first.
  const bare = path.replace(/(?<!\/)\/+$/, '').replace(/(?:\/index)?\.html$/, '');
  return bare === '' ? '/' : bare;
}

/** A path decoded and in lower case; unchanged if it cannot be decoded. */
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

/** The best coding that exists and that the visitor accepts: brotli, then gzip, then none. */
function codingFor(resource: Resource, accepted: string): Coding {
  // `q=0` marks a coding that the visitor does not accept.
  const items = parseAccept(accepted.toLowerCase()).filter(({ q }) => q > 0);
  const names = new Set(items.map(({ type }) => type));
  const codings = ['br', 'gzip'] as const;
  return codings.find((coding) => resource[coding] && names.has(coding)) ?? 'identity';
}
