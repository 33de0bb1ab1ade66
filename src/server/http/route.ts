import type { Context } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';

/** One method of one address: all there is to say of an endpoint. */
export interface Route {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** Makes what answers; undefined where the environment leaves it out. */
  readonly handler: (
    deps: Deps,
  ) => ((c: Context<AppEnv>) => Response | Promise<Response>) | undefined;
}
