import type { Context } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';

/** What OpenAPI says of a method of an address. */
interface Operation {
  summary: string;
  parameters?: readonly object[];
  requestBody?: object;
  responses: Readonly<Record<string, object>>;
}

/** One method of one address: all there is to say of an endpoint. */
export interface Route {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** What the description of the API says of it; null for what is no part of the API. */
  readonly description: Operation | null;
  /** Makes what answers; undefined where the environment leaves it out. */
  readonly handler: (
    deps: Deps,
  ) => ((c: Context<AppEnv>) => Response | Promise<Response>) | undefined;
}
