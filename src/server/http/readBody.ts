import { bodyLimit } from '../../api/limits.ts';
import { HttpProblem } from './httpProblem.ts';

/** What kind of body a post has: the site's own JSON, or a form sent without JavaScript. */
type BodyKind = 'json' | 'form';

const kinds = new Map<string, BodyKind>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/**
 * The kind of a post's body by its headers.
 *
 * @throws HttpProblem 415 when it is neither, or packed.
 */
export function bodyKind(headers: Headers): BodyKind {
  const [type = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const kind = kinds.get(type.trim());
  const charset = parameters.find((parameter) => parameter.trim().startsWith('charset='));
  const isUtf8 = charset === undefined || /=\s*"?utf-?8"?\s*$/.test(charset);
  const coding = headers.get('Content-Encoding') ?? 'identity';
  if (!kind || !isUtf8 || coding.toLowerCase() !== 'identity') throw new HttpProblem(415);
  return kind;
}

/**
 * Reads and parses a post's body.
 *
 * @throws HttpProblem 413 past the limit, 400 when it is not UTF-8 or not JSON.
 */
export async function readBody(request: Request, kind: BodyKind): Promise<unknown> {
  const bytes = await readLimited(request);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const text = legible(() => decoder.decode(bytes));
  if (kind === 'json') return legible<unknown>(() => JSON.parse(text));
  // URLSearchParams would read `%ff` as a replacement character, and that would be stored.
  legible(() => decodeURIComponent(text));
  // Of several fields of one name the first counts: written last, it stays.
  return Object.fromEntries([...new URLSearchParams(text)].toReversed());
}

/** What `read` returns, or 400 for what it cannot read. */
function legible<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw new HttpProblem(400);
  }
}

const tooLarge = () => new HttpProblem(413, { headers: { Connection: 'close' } });

async function readLimited(request: Request): Promise<Uint8Array> {
  const declared = request.headers.get('Content-Length');
  if (Number(declared) > bodyLimit) throw tooLarge();
  try {
    return declared === null
      ? await readChunks(request)
      : new Uint8Array(await request.arrayBuffer());
  } catch (error) {
    // Anything else is a client that hung up on the way.
    throw error instanceof HttpProblem ? error : new HttpProblem(400);
  }
}

async function readChunks(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > bodyLimit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
