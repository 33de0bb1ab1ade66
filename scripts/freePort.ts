import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/**
 * A port that no program listens on. It is below the ports that systems assign to connections and for port 0
 * (Linux: from 32,768; others: from 49,152), so that the system does not assign it while a server restarts.
 */
export const freePort = (): Promise<number> => getPort({ port: randomInt(20_000, 32_768) });
