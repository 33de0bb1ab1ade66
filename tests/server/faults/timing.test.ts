import { Agent } from 'node:http';
import { describe, expect, test } from 'vitest';
import { startServer } from '../support/child.ts';
import { databases, freshDatabase } from '../support/databases.ts';
import type { DatabaseKind } from '../../../src/server/store/store.ts';
import { signUp } from './support/load.ts';
import { preload } from './support/preload.ts';

const total = 2000;

/** The chance that a known address is answered later than a new one; 0.5 tells nothing. */
function areaUnderCurve(known: number[], fresh: number[]): number {
  const all = [
    ...known.map((ms) => ({ ms, isKnown: true })),
    ...fresh.map((ms) => ({ ms, isKnown: false })),
  ].toSorted((a, b) => a.ms - b.ms);
  let rankSum = 0;
  for (const [index, { isKnown }] of all.entries()) if (isKnown) rankSum += index + 1;
  const [n, m] = [known.length, fresh.length];
  return (rankSum - (n * (n + 1)) / 2) / (n * m);
}

/** Asks in random order for new and known addresses and compares how long the answers took. */
async function measure(
  kind: DatabaseKind,
  asks: number,
  clients: number,
  preloaded: string[] = [],
) {
  const database = await freshDatabase(kind);
  const server = await startServer(
    { DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
    { preload: preloaded },
  );
  const agent = new Agent({ keepAlive: true });
  for (let index = 0; index < 50; index += 1)
    await signUp(server.url, `known${index}@example.com`, agent);
  const times = { known: [] as number[], fresh: [] as number[] };
  // Pairs in random order: whatever else the machine does in between meets both alike.
  await Promise.all(
    Array.from({ length: clients }, async (_unused, client) => {
      for (let pair = 0; pair < asks / clients / 2; pair += 1) {
        const knownFirst = Math.random() < 0.5;
        for (const isKnown of [knownFirst, !knownFirst]) {
          const name = isKnown ? `known${pair % 50}` : `fresh${client}-${pair}`;
          const { ms } = await signUp(server.url, `${name}@example.com`, agent);
          times[isKnown ? 'known' : 'fresh'].push(ms);
        }
      }
    }),
  );
  agent.destroy();
  await server.end();
  await database.remove();
  return areaUnderCurve(times.known, times.fresh);
}

describe.each(databases)('the time of an answer on %s', (kind) => {
  test('does not tell whether an address was known', async () => {
    const area = await measure(kind, total, 8);
    expect(area).toBeGreaterThan(0.45);
    expect(area).toBeLessThan(0.55);
  });
});

test('the same measurement sees it when a known address costs no write', async () => {
  const area = await measure('sqlite', total, 1, preload('skipKnown'));
  expect(Math.abs(area - 0.5)).toBeGreaterThan(0.1);
});
