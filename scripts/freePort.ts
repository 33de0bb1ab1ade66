import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Whether a server can listen at the port at this moment. */
async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

/**
 * A port that nobody listens at. It is below those that systems give out by themselves, to
 * connections and to port 0 (Linux: from 32,768; others: from 49,152), so that it is still free when
 * the one it is for gets to it, or comes back to it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768);
  return (await isFree(port)) ? port : freePort();
}
