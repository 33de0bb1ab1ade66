import type { Hono } from 'hono';
import type { AppEnv } from '../deps.ts';
import { openapi } from '../openapi.ts';

/** `GET /api/openapi.json`: the description of the API. */
export function openapiRoute(app: Hono<AppEnv>): void {
  const description = openapi();
  app.get('/api/openapi.json', (c) => c.json(description));
}
