import { HttpProblem } from './httpProblem.ts';

/**
 * Refuses a post that another site makes a visitor's browser send.
 *
 * @throws HttpProblem 403.
 */
export function assertOwnOrigin(headers: Headers, siteUrl: string): void {
  if (headers.get('Sec-Fetch-Site') === 'cross-site') throw new HttpProblem(403);
  const origin = headers.get('Origin');
  // Programs send no Origin; browsers always do with a post.
  if (origin === null) return;
  const host = URL.parse(origin)?.host;
  const isOwn = host !== undefined && host !== '' && host === headers.get('Host')?.toLowerCase();
  if (!isOwn && origin !== new URL(siteUrl).origin) throw new HttpProblem(403);
}
