import { answerJson } from '../http/answer.ts';
import type { Route } from '../http/route.ts';
import { openapi } from '../openapi.ts';

/** `GET /api/openapi.json`: the description of the API. */
export const openapiRoute = (routes: readonly Route[]): Route => ({
  method: 'get',
  path: '/api/openapi.json',
  description: null,
  handler: () => {
    const description = openapi(routes);
    return (c) => answerJson(c, 200, description);
  },
});
