import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { HeaderMap } from './headers.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Links } from './outbox/links.ts';
import type { Plan } from './outbox/plan.ts';
import type { RateLimit } from './rateLimit.ts';
import type { Site } from './site.ts';
import type { Store } from './store/store.ts';

export interface Deps {
  env: Env;
  store: Store;
  log: Log;
  metrics: Metrics;
  rateLimit: RateLimit;
  /** Which notices are passed on, and by which channels. */
  plan: Plan;
  /** Links signed with the database's present secret: a restore may bring another one at any time. */
  links: () => Promise<Links>;
  /** The current moment; tests that set the clock replace it. */
  now: () => Date;
  /** The built site; undefined during development. */
  site?: Site | undefined;
  /** Whether the database takes writes, checked at most a second ago. */
  isWritable: () => Promise<boolean>;
  /** Passes on the notices that are due; resolves once none is. */
  wakeOutbox: () => Promise<void>;
  isDraining: () => boolean;
}

export interface AppEnv {
  Bindings: { incoming?: IncomingMessage };
  Variables: {
    requestId: string;
    commonHeaders: HeaderMap;
    /** Set for a form posted without scripts: the values that were sent, as far as they could be read. */
    formPost?: { values: Record<string, string> };
  };
}

/** An endpoint: one method of one address, and its handler. */
export interface Route {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** Makes the handler; undefined if the environment turns the endpoint off. */
  readonly handler: (
    deps: Deps,
  ) => ((c: Context<AppEnv>) => Response | Promise<Response>) | undefined;
}
