import { describe, expect, test } from 'vitest';
import { databases, freshDatabase } from '../support/databases.ts';
import { killMessages } from './support/killMessages.ts';
import { killRounds } from './support/killRounds.ts';
import { acknowledged, lostOf } from './support/load.ts';
import { preload } from './support/preload.ts';

describe.each(databases)('kill -9 under load on %s', (kind) => {
  test('loses nothing acknowledged', async () => {
    const database = await freshDatabase(kind);
    const answers = await killRounds(database, 1);
    expect(acknowledged(answers)).toBeGreaterThanOrEqual(32);
    expect(await lostOf(answers, database)).toEqual([]);
  });

  test('fails in the same harness when the answer comes before the commit', async () => {
    const database = await freshDatabase(kind);
    const answers = await killRounds(database, 2, {
      preload: preload('acknowledgeEarly'),
      // Late enough that the kill comes first, even on the slowest machine.
      env: { WRITE_BEHIND_MS: '600000' },
    });
    expect(await lostOf(answers, database)).not.toEqual([]);
  });
});

describe('kill -9 during delivery', () => {
  test('loses no message, and leaves none without its row in the outbox', async () => {
    const { acknowledged: messages, lost, orphans, unknown } = await killMessages(1);
    expect(messages.length).toBeGreaterThanOrEqual(15);
    expect([lost, orphans, unknown]).toEqual([[], [], []]);
  });

  test('fails in the same harness when the answer comes before the commit', async () => {
    const { lost } = await killMessages(1, { preload: preload('acknowledgeMessagesEarly') });
    expect(lost).not.toEqual([]);
  });
});
