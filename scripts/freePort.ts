import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/**
 * A port that nobody listens at. It is below those that systems give to connections and to port 0
 * (Linux: from 32,768; others: from 49,152), so that a server can come back to it after a restart.
 */
export const freePort = (): Promise<number> => getPort({ port: randomInt(20_000, 32_768) });
