import { fieldMetrics } from '../contract/fieldData.ts';

const text = { type: 'string' };

/** What answers hold, by the names under which the description of the API refers to them. */
export const schemas = {
  Accepted: {
    type: 'object',
    required: ['status'],
    properties: { status: { const: 'accepted' } },
  },
  State: { type: 'object', required: ['status'], properties: { status: text } },
  Problem: {
    type: 'object',
    required: ['type', 'title', 'status'],
    properties: {
      type: { const: 'about:blank' },
      title: text,
      status: { type: 'integer' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'code'],
          properties: { field: text, code: { enum: ['required', 'invalid', 'too_long'] } },
        },
      },
    },
  },
  FieldData: {
    type: 'object',
    required: ['days', 'routes'],
    properties: {
      days: { type: 'integer' },
      routes: {
        type: 'array',
        items: {
          type: 'object',
          required: ['route', 'views', 'p75'],
          properties: {
            route: text,
            views: { type: 'integer' },
            p75: {
              type: 'object',
              properties: Object.fromEntries(
                fieldMetrics.map((metric) => [metric, { type: 'number' }]),
              ),
            },
          },
        },
      },
    },
  },
  Report: {
    type: 'object',
    required: ['outcome', 'text', 'host', 'urls', 'status', 'at'],
    properties: {
      outcome: { enum: ['dry_run', 'submitted', 'unchanged', 'cooling_down', 'failed'] },
      text,
      host: text,
      urls: { type: 'array', items: text },
      status: { type: ['integer', 'null'] },
      at: { type: 'string', format: 'date-time' },
    },
  },
};
