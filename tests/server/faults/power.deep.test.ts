import { expect, test } from 'vitest';
import { scratch } from '../support/scratch.ts';
import { cutPower, reason, traceServer } from './support/power.ts';
import { canTrace } from './support/trace.ts';

test('a power cut at any moment loses nothing acknowledged', async ({ skip }) => {
  skip(!canTrace(), reason);
  const root = scratch();
  const { acts, acknowledged } = await traceServer(root);
  const seen = cutPower(acts, root, 30, 30);
  console.log(`${seen.cuts} cuts, ${seen.acknowledged} acknowledged, ${seen.lost.length} lost`);
  expect(seen).toMatchObject({ acknowledged, lost: [] });
});

test('two cuts expose a commit that does not wait for the disk', async ({ skip }) => {
  skip(!canTrace(), reason);
  const root = scratch();
  const { acts } = await traceServer(root, 'withoutSync');
  expect(cutPower(acts, root, 2, 1).lost).not.toEqual([]);
});
