import { expect, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { killMessages, killRounds } from './support/kill.ts';

test.each(databases)('kill -9 under load on %s loses nothing acknowledged', async (kind) => {
  const { acknowledged, lost } = await killRounds(kind, 1);
  expect(acknowledged).toBeGreaterThanOrEqual(32);
  expect(lost).toEqual([]);
});

test('kill -9 during delivery loses no message, and leaves none without its row in the outbox', async () => {
  const { acknowledged, ...wrong } = await killMessages(1);
  expect(acknowledged).toBeGreaterThanOrEqual(15);
  expect(wrong).toEqual({ lost: [], withoutOutboxRow: [], deliveredNotStored: [] });
});
