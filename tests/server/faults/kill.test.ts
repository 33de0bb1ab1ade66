import { expect, test } from 'vitest';
import { databases, freshDatabase } from '../support/databases.ts';
import { killMessages, killRounds } from './support/kill.ts';
import { acknowledged, lostOf } from './support/load.ts';

test.each(databases)('kill -9 under load on %s loses nothing acknowledged', async (kind) => {
  const database = await freshDatabase(kind);
  const answers = await killRounds(database, 1);
  expect(acknowledged(answers)).toBeGreaterThanOrEqual(32);
  expect(await lostOf(answers, database)).toEqual([]);
});

test('kill -9 during delivery loses no message, and leaves none without its row in the outbox', async () => {
  const { acknowledged: messages, lost, orphans, unknown } = await killMessages(1);
  expect(messages.length).toBeGreaterThanOrEqual(15);
  expect([lost, orphans, unknown]).toEqual([[], [], []]);
});
