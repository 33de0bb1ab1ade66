import { fieldMetrics } from '../contract/fieldData.ts';

export const text = { type: 'string' };
const integer = { type: 'integer' };
const arrayOf = (items: object) => ({ type: 'array', items });

/** An object that has all of `properties`, and may have the `optional` ones. */
const objectOf = (
  properties: Readonly<Record<string, object>>,
  optional: Readonly<Record<string, object>> = {},
) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});

/** What answers hold, by the names under which the description of the API refers to them. */
export const schemas = {
  Accepted: objectOf({ status: { const: 'accepted' } }),
  State: objectOf({ status: text }),
  Problem: objectOf(
    { type: { const: 'about:blank' }, title: text, status: integer },
    {
      errors: arrayOf(
        objectOf({ field: text, code: { enum: ['required', 'invalid', 'too_long'] } }),
      ),
    },
  ),
  FieldData: objectOf({
    days: integer,
    routes: arrayOf(
      objectOf({
        route: text,
        views: integer,
        p75: {
          type: 'object',
          properties: Object.fromEntries(
            fieldMetrics.map((metric) => [metric, { type: 'number' }]),
          ),
        },
      }),
    ),
  }),
  Report: objectOf({
    outcome: { enum: ['dry_run', 'submitted', 'unchanged', 'cooling_down', 'failed'] },
    text,
    host: text,
    urls: arrayOf(text),
    status: { type: ['integer', 'null'] },
    at: { type: 'string', format: 'date-time' },
  }),
};
