import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { bodyLimit } from '../contract/limits.ts';
import { fieldErrors, problemType } from '../contract/problem.ts';
import { signals } from '../contract/signals.ts';
import type { Route } from './http/route.ts';
import { schemas, text } from './openapiSchemas.ts';

// The schemas of input carry checks that JSON Schema cannot say (well-formed text, email rules);
// the server applies them all the same and answers 422.
const inputOf = (schema: v.GenericSchema) => {
  const { $schema: _, ...json } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  // An absent field reads as empty, so the schema itself says which ones may not be.
  const required = fieldErrors(schema, {}).map(({ field }) => field);
  const properties = Object.entries(json.properties ?? {}).map(([name, property]) => {
    const { default: filledIn, ...rest } = property as JsonSchema;
    return [name, required.includes(name) ? rest : { ...rest, default: filledIn }];
  });
  return { ...json, properties: Object.fromEntries(properties) as object, required };
};

const refusals: Record<string, string> = {
  400: 'Not JSON, not UTF-8, or a malformed request',
  403: 'Sent from another site',
  404: 'There is no such address',
  405: 'Another method than POST',
  413: `Over ${bodyLimit / 1024} KiB; the connection is closed`,
  415: 'Another content type or coding',
  422: 'Fields are refused; each is named',
  429: 'Too many requests from this network; see Retry-After',
  503: 'The database is unavailable; see Retry-After. Trying again is safe',
};

const headersOf: Record<number, object> = {
  303: { Location: { schema: text } },
  405: { Allow: { schema: text } },
  429: { 'Retry-After': { schema: { type: 'integer' } } },
  503: { 'Retry-After': { schema: { type: 'integer' } } },
};

const jsonOf = (name: keyof typeof schemas) => ({
  schema: { $ref: `#/components/schemas/${name}` },
});

const answerOf = (status: number, description: string | undefined, content?: object) => ({
  description,
  headers: headersOf[status],
  content,
});

/** Refusals with these statuses; `pages` are those that a form sent without JavaScript gets as a page. */
const refusedWith = (statuses: readonly number[], pages: readonly number[] = []) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      answerOf(status, refusals[status], {
        [problemType]: jsonOf('Problem'),
        ...(pages.includes(status) && { 'text/html': { schema: text } }),
      }),
    ]),
  );

/** Answers in JSON of the shape with that name, described by their status, and refusals. */
export const answers = (
  name: keyof typeof schemas,
  descriptions: Readonly<Record<number, string>>,
  refused: readonly number[] = [],
) => ({
  ...Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [
      status,
      answerOf(Number(status), description, { 'application/json': jsonOf(name) }),
    ]),
  ),
  ...refusedWith(refused),
});

/** A body that must be sent, in JSON or any of these types. */
export const bodyOf = (schema: v.GenericSchema, types = ['application/json']) => ({
  required: true,
  content: Object.fromEntries(types.map((type) => [type, { schema: inputOf(schema) }])),
});

const signalHeaders = [
  { name: signals.ageHeader, description: 'Milliseconds since the form was opened' },
  { name: signals.honeypotHeader, description: 'The value of the field people do not see' },
].map(({ name, description }) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: text,
}));

/** What every form is posted with and answered. */
export const formPost = (summary: string, schema: v.GenericSchema) => ({
  summary,
  parameters: signalHeaders,
  requestBody: bodyOf(schema, ['application/json', 'application/x-www-form-urlencoded']),
  responses: {
    ...answers('Accepted', {
      202: 'Accepted and on disk; the same for a new and a known address',
    }),
    303: answerOf(303, 'The same, for a form sent without JavaScript'),
    ...refusedWith([400, 403, 405, 413, 415, 422, 429, 503], [400, 403, 413, 422, 429, 503]),
  },
});

/** The API in OpenAPI 3.1, made from what the routes say of themselves. */
export function openapi(routes: readonly Route[]) {
  const paths: Record<string, object> = {};
  for (const { path, method, description } of routes)
    if (description) paths[path] = { ...paths[path], [method]: description };
  return {
    openapi: '3.1.0',
    info: { title: 'Rampwright site API', version: '1.0.0' },
    paths,
    components: { schemas },
  };
}
