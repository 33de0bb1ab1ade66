import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopClock } from './support/clock.ts';
import { freshDatabase } from './support/databases.ts';
import { serve, type TestServer } from './support/serve.ts';

interface Schema {
  $ref?: string;
  required?: string[];
  properties?: Record<string, { const?: unknown; enum?: unknown[] }>;
}

interface Described {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  requestBody?: Described;
  responses: Record<number, Described>;
}

/** What the server publishes. */
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

let server: TestServer;
let description: Description;

beforeAll(async () => {
  const database = await freshDatabase('sqlite');
  await stopClock(database);
  const limits = { RATE_LIMIT_PER_MINUTE: '3', SITE_FIELD_DATA: 'true' };
  server = await serve('sqlite', limits, { database });
  const answer = await fetch(`${server.url}/api/openapi.json`);
  description = (await answer.json()) as Description;
});
afterAll(() => server.stop());

const described = (path: string, method: string, status: number) =>
  description.paths[path]?.[method]?.responses[status];

const resolved = ({ $ref, ...schema }: Schema): Schema =>
  $ref ? description.components.schemas[$ref.split('/').at(-1) ?? '']! : schema;

/** Asserts that the answer, its headers and its body match the description. */
async function assertDescribed(path: string, method: string, answer: Response): Promise<void> {
  const where = `${method} ${path}: ${answer.status}`;
  const wanted = described(path, method, answer.status);
  expect(wanted, where).toBeDefined();
  for (const name of Object.keys(wanted?.headers ?? {}))
    expect(answer.headers.get(name), `${where} ${name}`).not.toBeNull();
  const type = answer.headers.get('content-type')?.split(';')[0];
  expect(Object.keys(wanted?.content ?? {}), where).toEqual(
    type ? expect.arrayContaining([type]) : [],
  );
  const content = wanted?.content?.[type ?? ''];
  if (!content || !type?.endsWith('json')) return;
  const { required = [], properties = {} } = resolved(content.schema);
  const body = (await answer.json()) as Record<string, unknown>;
  expect(Object.keys(body), where).toEqual(expect.arrayContaining(required));
  for (const [key, value] of Object.entries(body)) {
    expect(properties, where).toHaveProperty(key);
    const { const: only = value, enum: some = [value] } = properties[key] ?? {};
    expect(only, where).toBe(value);
    expect(some, where).toContain(value);
  }
}

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const valid = '{"email":"ann@example.com"}';
const letter = 'name=Ann&email=ann%40example.com&message=Hi';

test.each<[string, RequestInit, number]>([
  ['/api/waitlist', { method: 'post', headers: json, body: valid }, 202],
  ['/api/waitlist', { method: 'post', headers: form, body: 'email=ann%40example.com' }, 303],
  ['/api/waitlist', { method: 'post', headers: json, body: '{' }, 400],
  ['/api/waitlist', { method: 'post', headers: { ...json, Origin: 'null' }, body: valid }, 403],
  ['/api/contact', { method: 'post', headers: { ...form, Origin: 'null' }, body: letter }, 403],
  ['/api/waitlist', { method: 'post', headers: json, body: ' '.repeat(17_000) }, 413],
  ['/api/waitlist', { method: 'post', headers: { 'Content-Type': 'a/b' }, body: valid }, 415],
  ['/api/waitlist', { method: 'post', headers: json, body: '[]' }, 422],
  ['/api/contact', { method: 'post', headers: form, body: 'email=' }, 422],
  ['/api/contact', { method: 'post', headers: form, body: letter }, 303],
  ['/api/contact', { method: 'post', headers: form, body: letter }, 303],
  ['/api/contact', { method: 'post', headers: form, body: letter }, 429],
  ['/api/indexnow', { method: 'post' }, 200],
  ['/api/field-data', { method: 'post', headers: json, body: '{"path":"/","lcp":900}' }, 202],
  ['/api/field-data', { method: 'post', headers: json, body: '{"path":"/","lcp":-1}' }, 422],
  ['/api/field-data', { method: 'get' }, 200],
  ['/healthz', { method: 'get' }, 200],
  ['/readyz', { method: 'get' }, 200],
])('%s answers %o as described: %i', async (path, init, status) => {
  const answer = await fetch(server.url + path, { ...init, redirect: 'manual' });
  expect(answer.status).toBe(status);
  await assertDescribed(path, init.method ?? 'get', answer);
});

test('a method that is not described gets the described 405', async () => {
  const answer = await fetch(`${server.url}/api/contact`, { method: 'PUT' });
  await assertDescribed('/api/contact', 'post', answer);
});

test('the methods that are described are the ones that are allowed', async () => {
  for (const [path, operations] of Object.entries(description.paths)) {
    const answer = await fetch(server.url + path, { method: 'PUT' });
    expect(answer.status, path).toBe(405);
    const allowed = answer.headers.get('Allow')?.split(', ') ?? [];
    const methods = allowed.filter((method) => method !== 'HEAD');
    expect(methods, path).toEqual(Object.keys(operations).map((method) => method.toUpperCase()));
  }
});

test('no required field has a default', () => {
  const body = description.paths['/api/contact']?.['post']?.requestBody;
  const { required, properties } = body!.content!['application/json']!.schema;
  expect(required).toEqual(['name', 'email', 'message']);
  for (const name of required ?? []) expect(properties?.[name]).not.toHaveProperty('default');
  expect(properties?.['company']).toHaveProperty('default', '');
});
