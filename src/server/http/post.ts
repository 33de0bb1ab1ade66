import type { Context } from 'hono';
import * as v from 'valibot';
import { hiddenFrom, type Form } from '../../api/forms/form.ts';
import { errorsFrom } from '../../api/problem.ts';
import { signals } from '../../api/signals.ts';
import type { AppEnv, Deps } from '../deps.ts';
import { clientNetworks } from './clientAddress.ts';
import { HttpProblem } from './httpProblem.ts';
import { inTime } from './inTime.ts';
import { assertOwnOrigin } from './origin.ts';
import { bodyKind, readBody } from './readBody.ts';

/** A form post that passed every check. */
export interface Post<Input> {
  input: Input;
  /** Whether it looks like a program's, by its signals. */
  isSuspect: boolean;
}

/**
 * Checks and reads a form post, the cheap checks first.
 *
 * @throws HttpProblem with the answer for whatever is wrong.
 */
export async function readPost<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  deps: Deps,
  form: Form,
  schema: Schema,
): Promise<Post<v.InferOutput<Schema>>> {
  const { headers } = c.req.raw;
  const kind = bodyKind(headers);
  if (kind === 'form') c.set('formPost', { values: {} });
  assertOwnOrigin(headers, deps.env.SITE_URL);
  const body = await readBody(c.req.raw, kind);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpProblem(422, { errors: [{ field: '', code: 'invalid' }] });
  // A post without scripts leaves them unsaid; the address of the page it was sent from has them.
  const hidden = kind === 'form' ? hiddenFrom(form, refererQuery(headers, deps)) : {};
  const fields: Record<string, unknown> = { ...hidden, ...body };
  if (kind === 'form') c.set('formPost', { values: textsOf(fields) });
  await limitRate(c, deps);
  const result = v.safeParse(schema, fields);
  if (!result.success) throw new HttpProblem(422, { errors: errorsFrom(result.issues) });
  const honeypot = fields[signals.honeypotField];
  return {
    input: result.output,
    isSuspect:
      kind === 'form' ? Boolean(honeypot) : looksAutomatic(headers, deps.env.FORM_MIN_AGE_MS),
  };
}

/** The texts among some values; a form that a browser sends holds nothing else. */
const textsOf = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/**
 * Counts the request for the networks it comes from.
 *
 * @throws HttpProblem 429 when one of them posted too often to this address.
 */
export function limitRate(c: Context<AppEnv>, { env, rateLimit }: Deps): Promise<void> {
  const networks = clientNetworks(
    c.env.incoming?.socket.remoteAddress,
    c.req.header('X-Forwarded-For'),
    env.TRUST_PROXY_HOPS,
  );
  return inTime(c, rateLimit(c.req.path, networks));
}

function looksAutomatic(headers: Headers, minAgeMs: number): boolean {
  if (headers.get(signals.honeypotHeader)) return true;
  const age = headers.get(signals.ageHeader);
  return age !== null && !(Number(age) >= minAgeMs);
}

/** The query of the page a form was sent from; of a page of this site only, as browsers send it. */
function refererQuery(headers: Headers, { env }: Deps): URLSearchParams {
  const referer = URL.parse(headers.get('Referer') ?? '');
  const own = [headers.get('Host')?.toLowerCase(), new URL(env.SITE_URL).host];
  return referer && own.includes(referer.host) ? referer.searchParams : new URLSearchParams();
}
