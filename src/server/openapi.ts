import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { contact, contactSchema } from '../contract/forms/contact.ts';
import { waitlist, waitlistSchema } from '../contract/forms/waitlist.ts';
import { fieldDataPath } from '../contract/fieldData.ts';
import { fieldReportSchema } from '../contract/fieldReport.ts';
import { bodyLimit } from '../contract/limits.ts';
import { paths } from '../contract/paths.ts';
import { fieldErrors, problemType } from '../contract/problem.ts';
import { signals } from '../contract/signals.ts';
import { schemas } from './openapiSchemas.ts';

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

const text = { type: 'string' };

const headersOf: Record<number, object> = {
  303: { Location: { schema: text } },
  405: { Allow: { schema: text } },
  429: { 'Retry-After': { schema: { type: 'integer' } } },
  503: { 'Retry-After': { schema: { type: 'integer' } } },
};

const jsonOf = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });

/** Refusals; `pages` are those that a form sent without JavaScript gets as a page. */
const refusedWith = (statuses: number[], pages: number[] = []) =>
  Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: refusals[status],
        ...(headersOf[status] && { headers: headersOf[status] }),
        content: {
          [problemType]: jsonOf('Problem'),
          ...(pages.includes(status) && { 'text/html': { schema: text } }),
        },
      },
    ]),
  );

const signalHeaders = [
  { name: signals.ageHeader, description: 'Milliseconds since the form was opened' },
  { name: signals.honeypotHeader, description: 'The value of the field people do not see' },
].map(({ name, description }) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
}));

const formPost = (summary: string, schema: v.GenericSchema) => ({
  post: {
    summary,
    parameters: signalHeaders,
    requestBody: {
      required: true,
      content: Object.fromEntries(
        ['application/json', 'application/x-www-form-urlencoded'].map((type) => [
          type,
          { schema: inputOf(schema) },
        ]),
      ),
    },
    responses: {
      202: {
        description: 'Accepted and on disk; the same for a new and a known address',
        content: { 'application/json': jsonOf('Accepted') },
      },
      303: {
        description: 'The same, for a form sent without JavaScript',
        headers: headersOf[303],
      },
      ...refusedWith([400, 403, 405, 413, 415, 422, 429, 503], [400, 403, 413, 422, 429, 503]),
    },
  },
});

const state = (summary: string, withFailure: boolean) => ({
  get: {
    summary,
    responses: {
      200: { description: 'Yes', content: { 'application/json': jsonOf('State') } },
      ...(withFailure && {
        503: {
          description: 'No; see Retry-After',
          headers: headersOf[503],
          content: { 'application/json': jsonOf('State') },
        },
      }),
    },
  },
});

/** The API in OpenAPI 3.1, made from the schemas that the routes and the forms use. */
export const openapi = () => ({
  openapi: '3.1.0',
  info: { title: 'Rampwright site API', version: '1.0.0' },
  paths: {
    [waitlist.path]: formPost('Join the waitlist', waitlistSchema),
    [contact.path]: formPost('Send a message', contactSchema),
    [paths.indexnow]: {
      post: {
        summary: 'Tell the indexing service what changed',
        responses: {
          200: {
            description: 'The report, whatever the outcome',
            content: { 'application/json': jsonOf('Report') },
          },
          ...refusedWith([403, 405, 429, 503]),
        },
      },
    },
    [fieldDataPath]: {
      post: {
        summary: 'Count how fast a page was for a visitor; only where SITE_FIELD_DATA is true',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: inputOf(fieldReportSchema) } },
        },
        responses: {
          202: { description: 'Counted', content: { 'application/json': jsonOf('Accepted') } },
          ...refusedWith([400, 403, 404, 405, 413, 415, 422, 429, 503]),
        },
      },
      get: {
        summary: 'How fast pages were for their visitors; only where SITE_FIELD_DATA is true',
        responses: {
          200: {
            description: 'The 75th percentiles of each route',
            content: { 'application/json': jsonOf('FieldData') },
          },
          ...refusedWith([404, 503]),
        },
      },
    },
    '/healthz': state('Is the process alive?', false),
    '/readyz': state('Can it store a signup?', true),
  },
  components: {
    schemas,
  },
});
