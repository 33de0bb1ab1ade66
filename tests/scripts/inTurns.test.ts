import { expect, test } from 'vitest';
import { inTurns } from '../../scripts/build/inTurns.ts';

test('many items are worked on a few at a time, and their results keep the order', async () => {
  let now = 0;
  let most = 0;
  const items = Array.from({ length: 50 }, (_, index) => index);
  const results = await inTurns(items, 4, async (item) => {
    now += 1;
    most = Math.max(most, now);
    // Later items are done sooner.
    for (let turn = item; turn < 50; turn += 1) await Promise.resolve();
    now -= 1;
    return item * 2;
  });
  expect(most).toBe(4);
  expect(results).toEqual(items.map((item) => item * 2));
});

test('a failure is not lost', async () => {
  const fail = () => Promise.reject(new Error('broken'));
  await expect(inTurns([1, 2, 3], 2, fail)).rejects.toThrow('broken');
  expect(await inTurns([], 2, fail)).toEqual([]);
});
