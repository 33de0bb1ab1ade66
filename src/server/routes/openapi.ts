import type { Hono } from 'hono';
import type { AppEnv } from '../deps.ts';
import { answerJson } from '../http/answer.ts';
import { openapi } from '../openapi.ts';

/** `GET /api/openapi.json`: the description of the API. */
export function openapiRoute(app: Hono<AppEnv>): void {
  const description = openapi();
  app.get('/api/openapi.json', (c) => answerJson(c, 200, description));
}
