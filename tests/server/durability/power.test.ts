import { expect, test } from 'vitest';
import { cutPower } from '../faults/support/power.ts';

test('a power cut at any moment loses nothing acknowledged', async (context) => {
  const seen = await cutPower(context, { cuts: 30, making: 30 });
  console.log(`${seen.cuts} cuts, ${seen.acknowledged} acknowledged, ${seen.lost.length} lost`);
  expect(seen).toMatchObject({ acknowledged: seen.posts, lost: [] });
});

test('two cuts expose a commit that does not wait for the disk', async (context) => {
  const seen = await cutPower(context, { cuts: 2, making: 1, preload: 'withoutSync' });
  expect(seen.lost).not.toEqual([]);
});
