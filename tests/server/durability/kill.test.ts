import { expect, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { killMessages, killRounds } from '../faults/support/kill.ts';

test.each([
  ['sqlite', 60],
  ['postgres', 10],
] as const)('many kills -9 under load on %s lose nothing acknowledged', async (kind, rounds) => {
  const { acknowledged, lost } = await killRounds(kind, rounds);
  console.log(`${kind}: ${rounds} rounds, ${acknowledged} acknowledged, ${lost.length} lost`);
  expect(acknowledged).toBeGreaterThanOrEqual(rounds * 32);
  expect(lost).toEqual([]);
});

test('20 kills -9 during delivery lose no message and no notice of it', async () => {
  const { acknowledged, ...wrong } = await killMessages(20);
  console.log(`20 rounds, ${acknowledged} messages acknowledged, ${wrong.lost.length} lost`);
  expect(wrong).toEqual({ lost: [], withoutOutboxRow: [], deliveredNotStored: [] });
});

test.each(databases)(
  'fewer kills expose a server that answers before the commit on %s',
  async (kind) => {
    // Writes so long after the answer that the kill comes first, even on the slowest machine.
    const options = { preload: 'acknowledgeEarly', env: { WRITE_BEHIND_MS: '600000' } };
    expect((await killRounds(kind, 2, options)).lost).not.toEqual([]);
  },
);
