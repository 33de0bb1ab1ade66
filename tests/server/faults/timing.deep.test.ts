import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { startServer } from '../support/child.ts';
import { databases, freshDatabase } from '../support/databases.ts';
import type { DatabaseKind } from '../../../src/server/store/tables.ts';

/** Milliseconds of three requests, made one after the other in random order. */
interface Trio {
  known: number;
  fresh: number;
  /** A second new address: its difference from the first is the noise of the machine. */
  control: number;
}

const trios = 960;
const blocks = 20;

/** How often `a` was answered later than `b`; one half means no difference. */
const shareLater = (asked: readonly Trio[], a: keyof Trio, b: keyof Trio): number =>
  asked.reduce((sum, trio) => sum + (trio[a] > trio[b] ? 1 : trio[a] === trio[b] ? 0.5 : 0), 0) /
  asked.length;

/** A bias that takes many more requests to detect than the rate limit allows. */
const tolerance = 0.05;

/** The tolerance plus four standard errors of the A/A comparison of this run. */
function limitOf(asked: readonly Trio[]): number {
  const size = asked.length / blocks;
  const shares = Array.from({ length: blocks }, (_unused, block) =>
    shareLater(asked.slice(block * size, (block + 1) * size), 'control', 'fresh'),
  );
  const mean = shares.reduce((sum, share) => sum + share, 0) / blocks;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (blocks - 1);
  return tolerance + 4 * Math.sqrt(variance / blocks);
}

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, key: Math.random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);

/** Posts new and known addresses and compares the times of the answers. */
async function measure(kind: DatabaseKind, clients: number, preload?: string) {
  const database = await freshDatabase(kind);
  const server = await startServer({ DATABASE_URL: database.url }, { preload });
  const agent = new Agent({ keepAlive: true });
  const headers = { 'Content-Type': 'application/json', 'X-Form-Age': '9999' };
  const timed = async (name: string): Promise<number> => {
    const start = performance.now();
    const post = request(`${server.url}/api/waitlist`, { method: 'POST', agent, headers });
    post.end(JSON.stringify({ email: `${name}@example.com` }));
    const [answer] = (await once(post, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return performance.now() - start;
  };
  for (let index = 0; index < 50; index += 1) await timed(`known${index}`);
  const asked: Trio[] = [];
  await Promise.all(
    Array.from({ length: clients }, async (_unused, client) => {
      for (let turn = 0; turn < trios / clients; turn += 1) {
        const names = {
          known: `known${turn % 50}`,
          fresh: `fresh${client}-${turn}`,
          control: `control${client}-${turn}`,
        };
        const trio: Trio = { known: 0, fresh: 0, control: 0 };
        for (const kindOfAddress of shuffled(['known', 'fresh', 'control'] as const))
          trio[kindOfAddress] = await timed(names[kindOfAddress]);
        asked.push(trio);
      }
    }),
  );
  agent.destroy();
  const bias = Math.abs(shareLater(asked, 'known', 'fresh') - 0.5);
  return { bias, limit: limitOf(asked) };
}

describe.each(databases)('the response time on %s', (kind) => {
  test('does not reveal whether an address was known', async ({ annotate }) => {
    const { bias, limit } = await measure(kind, 16);
    await annotate(`AUC ${(0.5 + bias).toFixed(3)}, limit ${(0.5 + limit).toFixed(3)}`);
    expect(bias).toBeLessThan(limit);
  });
});

test('the same measurement detects a server that does not write for a known address', async ({
  annotate,
}) => {
  const { bias, limit } = await measure('sqlite', 1, 'skipKnown');
  await annotate(`AUC ${(0.5 + bias).toFixed(3)}, limit ${(0.5 + limit).toFixed(3)}`);
  expect(bias).toBeGreaterThan(limit);
});
