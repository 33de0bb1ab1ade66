import type { Context } from 'hono';
import * as v from 'valibot';
import { hiddenFrom, type Form } from '../../api/forms/form.ts';
import { bodyLimit } from '../../api/limits.ts';
import { errorsFrom } from '../../api/problem.ts';
import { signals } from '../../api/signals.ts';
import type { AppEnv, Deps } from '../deps.ts';
import { clientNetworks } from './clientAddress.ts';
import { HttpProblem } from './httpProblem.ts';

/**
 * Checks and reads a form post, the cheap checks first, and tells whether a program seems to have sent it.
 *
 * @throws HttpProblem with the answer for whatever is wrong.
 */
export async function readPost<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  deps: Deps,
  form: Form,
  schema: Schema,
): Promise<{ input: v.InferOutput<Schema>; isSuspect: boolean }> {
  const { headers } = c.req.raw;
  const kind = bodyKind(headers);
  if (kind === 'form') c.set('formPost', { values: {} });
  assertOwnOrigin(headers, deps.env.SITE_URL);
  // In a form each byte of other writing systems takes three characters.
  const body = await readBody(c.req.raw, kind, kind === 'form' ? 3 * bodyLimit : bodyLimit);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpProblem(422, { errors: [{ field: '', code: 'invalid' }] });
  // A form posted without scripts does not send the hidden values; they are in the URL of the page it was on.
  const hidden = kind === 'form' ? hiddenFrom(form, refererQuery(headers, deps)) : {};
  const fields: Record<string, unknown> = { ...hidden, ...body };
  if (kind === 'form') c.set('formPost', { values: fields as Record<string, string> });
  limitRate(c, deps);
  const result = v.safeParse(schema, fields);
  if (!result.success) throw new HttpProblem(422, { errors: errorsFrom(result.issues) });
  const honeypot = fields[signals.honeypotField];
  return {
    input: result.output,
    isSuspect:
      kind === 'form' ? Boolean(honeypot) : looksAutomatic(headers, deps.env.FORM_MIN_AGE_MS),
  };
}

/** @throws HttpProblem 429 when one of the client's networks has posted too often to this address. */
export function limitRate(c: Context<AppEnv>, { env, rateLimit }: Deps): void {
  const networks = clientNetworks(
    c.env.incoming?.socket.remoteAddress,
    c.req.header('X-Forwarded-For'),
    env.TRUST_PROXY_HOPS,
  );
  rateLimit(c.req.path, networks);
}

function looksAutomatic(headers: Headers, minAgeMs: number): boolean {
  if (headers.get(signals.honeypotHeader)) return true;
  const age = headers.get(signals.ageHeader);
  return age !== null && !(Number(age) >= minAgeMs);
}

/** The query of the page that a form was sent from (header Referer); empty if that page is not ours. */
function refererQuery(headers: Headers, { env }: Deps): URLSearchParams {
  const referer = URL.parse(headers.get('Referer') ?? '');
  const own = [headers.get('Host')?.toLowerCase(), new URL(env.SITE_URL).host];
  return referer && own.includes(referer.host) ? referer.searchParams : new URLSearchParams();
}

/** @throws HttpProblem 403 for a post that another site makes a visitor's browser send. */
export function assertOwnOrigin(headers: Headers, siteUrl: string): void {
  if (headers.get('Sec-Fetch-Site') === 'cross-site') throw new HttpProblem(403);
  const origin = headers.get('Origin');
  // Programs send no Origin; browsers always do with a post.
  if (origin === null) return;
  const host = URL.parse(origin)?.host;
  const isOwn = host !== undefined && host !== '' && host === headers.get('Host')?.toLowerCase();
  if (!isOwn && origin !== new URL(siteUrl).origin) throw new HttpProblem(403);
}

/** The site's own JSON, or a form sent without JavaScript. */
type BodyKind = 'json' | 'form';

const kinds = new Map<string, BodyKind>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** @throws HttpProblem 415 when a post is of neither kind, not in UTF-8, or compressed. */
function bodyKind(headers: Headers): BodyKind {
  const [type = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const kind = kinds.get(type.trim());
  const charset = parameters.find((parameter) => parameter.trim().startsWith('charset='));
  const isUtf8 = charset === undefined || /=\s*"?utf-?8"?\s*$/.test(charset);
  const coding = headers.get('Content-Encoding') ?? 'identity';
  if (!kind || !isUtf8 || coding.toLowerCase() !== 'identity') throw new HttpProblem(415);
  return kind;
}

/** @throws HttpProblem 413 for a body past the limit, 400 for one that is not UTF-8 or not JSON. */
export async function readBody(
  request: Request,
  kind: BodyKind,
  mostBytes = bodyLimit,
): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length;
      if (length > mostBytes) throw new HttpProblem(413, { headers: { Connection: 'close' } });
      chunks.push(chunk);
    }
  } catch (error) {
    // Any other error means that the client hung up before the end of the body.
    throw error instanceof HttpProblem ? error : new HttpProblem(400);
  }
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const text = legible(() => decoder.decode(Buffer.concat(chunks)));
  if (kind === 'json') return legible<unknown>(() => JSON.parse(text));
  // URLSearchParams would read `%ff` as a replacement character, and that would be stored.
  legible(() => decodeURIComponent(text));
  // Of several fields with one name the first counts: in reverse order it is written last, and stays.
  return Object.fromEntries([...new URLSearchParams(text)].toReversed());
}

/** What `read` returns; throws HttpProblem 400 when `read` throws. */
function legible<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw new HttpProblem(400);
  }
}
