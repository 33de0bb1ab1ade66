import { describe, expect, test } from 'vitest';
import { claim, claimedAt } from '../../src/server/repositories/settings.ts';
import { openStore } from '../../src/server/store/store.ts';
import { owner } from '../support/owner.ts';
import { databases, freshDatabase } from './support/databases.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const hourMs = 60 * 60 * 1000;

describe.each(databases)('a claim on %s', (kind) => {
  const start = async () => {
    const { url } = await freshDatabase(kind);
    const store = await openStore(url);
    owner().defer(() => store.close());
    const claimAt = (ms: number) => claim(store.db, 'chore', new Date(ms), hourMs);
    return { claimAt, held: () => claimedAt(store.db, 'chore') };
  };

  test('is granted to one of several processes, even where their clocks differ', async () => {
    const { claimAt } = await start();
    const clocks = Array.from({ length: 20 }, (_unused, index) => now - index * 1000);
    const claims = await Promise.all(clocks.map(claimAt));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test('is kept for the pause, whatever the clock of another process says, and free again after it', async () => {
    const { claimAt, held } = await start();
    expect(await claimAt(now)).toBe(true);
    expect(await claimAt(now - 1)).toBe(false);
    expect(await claimAt(now - hourMs + 1)).toBe(false);
    expect(await held()).toEqual(new Date(now));
    expect(await claimAt(now + hourMs - 1)).toBe(false);
    expect(await claimAt(now + hourMs)).toBe(true);
  });

  test('made by a clock far ahead does not count', async () => {
    const { claimAt, held } = await start();
    expect(await claimAt(now + 24 * hourMs)).toBe(true);
    expect(await claimAt(now)).toBe(true);
    expect(await held()).toEqual(new Date(now));
  });
});
