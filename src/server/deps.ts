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
  /** What is passed on, and how. */
  plan: Plan;
  links: Links;
  /** Puts the secret of these links into a database that was restored without one. */
  keepLinkSecret: () => Promise<unknown>;
  /** The current moment; replaced where a test turns the clock. */
  now: () => Date;
  /** The built site, if there is one: not while developing. */
  site?: Site | undefined;
  /** Whether the database takes writes, checked at most a second ago. */
  isWritable: () => Promise<boolean>;
  /** Passes on what is due; ends once nothing is. */
  wakeOutbox: () => Promise<void>;
  isDraining: () => boolean;
}

export interface AppEnv {
  Bindings: { incoming?: IncomingMessage };
  Variables: {
    requestId: string;
    commonHeaders: HeaderMap;
    /** How long the database may take over this request, in milliseconds. */
    answerWithinMs: number;
    /** Until when the database may take, by `performance.now()`. */
    dueAt?: number;
    /** Set for a post that a browser sends by itself: what was sent, as far as it could be read. */
    formPost?: { values: Record<string, string> };
  };
}

/** One method of one address: all there is to say of an endpoint. */
export interface Route {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** Makes what answers; undefined where the environment leaves it out. */
  readonly handler: (
    deps: Deps,
  ) => ((c: Context<AppEnv>) => Response | Promise<Response>) | undefined;
}
