import { expect, test } from 'vitest';
import { databases, freshDatabase } from '../support/databases.ts';
import { killMessages, killRounds } from './support/kill.ts';
import { acknowledged, lostOf } from './support/load.ts';

test.each(databases)('many kills -9 under load on %s lose nothing acknowledged', async (kind) => {
  const rounds = kind === 'sqlite' ? 60 : 10;
  const database = await freshDatabase(kind);
  const answers = await killRounds(database, rounds);
  const lost = await lostOf(answers, database);
  console.log(
    `${kind}: ${rounds} rounds, ${acknowledged(answers)} acknowledged, ${lost.length} lost`,
  );
  expect(acknowledged(answers)).toBeGreaterThanOrEqual(rounds * 32);
  expect(lost).toEqual([]);
});

test('20 kills -9 during delivery lose no message and no notice of it', async () => {
  const { acknowledged: messages, lost, orphans, unknown } = await killMessages(20);
  console.log(`20 rounds, ${messages.length} messages acknowledged, ${lost.length} lost`);
  expect([lost, orphans, unknown]).toEqual([[], [], []]);
});

test.each(databases)(
  'fewer kills expose a server that answers before the commit on %s',
  async (kind) => {
    const database = await freshDatabase(kind);
    const answers = await killRounds(database, 2, {
      preload: 'acknowledgeEarly',
      // Late enough that the kill comes first, even on the slowest machine.
      env: { WRITE_BEHIND_MS: '600000' },
    });
    expect(await lostOf(answers, database)).not.toEqual([]);
  },
);

test('one kill during delivery exposes a server that answers before the commit', async () => {
  const { lost } = await killMessages(1, { preload: 'acknowledgeMessagesEarly' });
  expect(lost).not.toEqual([]);
});
