import type { IncomingMessage, ServerResponse } from 'node:http';
import { bareContentPolicy, type HeaderMap, pagePolicies } from './headers.ts';
import type { Coding, Resource, Site } from './site.ts';

/** Policies of answers that show nothing. */
const barePolicies = { ...pagePolicies, 'Content-Security-Policy': bareContentPolicy };

/**
 * Answers a request for a page or file from memory. It is below the framework, because this is
 * what most requests are and each layer costs.
 */
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
  const [path, query] = split(request.url ?? '/');
  const resource = site.resources.get(path);
  if (resource) {
    send(resource, 200, request, response);
    return;
  }
  const canonical = canonicalOf(path);
  if (canonical !== path && site.resources.has(canonical)) {
    const location = query === undefined ? canonical : `${canonical}?${query}`;
    answerBare(301, { 'Cache-Control': 'public, max-age=3600', Location: location });
    return;
  }
  send(site.notFound, 404, request, response);
}

function split(url: string): [path: string, query?: string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url] : [url.slice(0, mark), url.slice(mark + 1)];
}

/** The address under which a page is known: without `.html`, `index` or a slash at the end. */
function canonicalOf(path: string): string {
  const bare = path.replace(/\/+$/, '').replace(/(?:\/index)?\.html$/, '');
  return bare === '' ? '/' : bare;
}

function send(
  resource: Resource,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const accepted = request.headers['accept-encoding'];
  const { body, etag, headers } = resource[codingFor(resource, accepted)] ?? resource.identity;
  const condition = request.headers['if-none-match'];
  if (status === 200 && condition !== undefined && matches(condition, etag)) {
    const { 'Content-Length': _length, 'Content-Encoding': _coding, ...kept } = headers;
    response.writeHead(304, kept).end();
    return;
  }
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

const matches = (condition: string, etag: string): boolean =>
  condition === etag ||
  condition.trim() === '*' ||
  condition.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);

/** The best coding that exists and that the visitor accepts: brotli, gzip, else as it is. */
function codingFor(resource: Resource, accepted: string | undefined): Coding {
  if (accepted === undefined) return 'identity';
  if (resource.br && accepts(accepted, 'br')) return 'br';
  if (resource.gzip && accepts(accepted, 'gzip')) return 'gzip';
  return 'identity';
}

function accepts(header: string, coding: string): boolean {
  for (const item of header.split(',')) {
    const [name, ...parameters] = item.split(';');
    if (name?.trim().toLowerCase() !== coding) continue;
    return !parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(parameter));
  }
  return false;
}
