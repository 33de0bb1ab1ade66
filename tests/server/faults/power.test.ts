import { expect, test } from 'vitest';
import { scratch } from '../support/scratch.ts';
import { cutPower, reason, traceServer } from './support/power.ts';
import { canTrace } from './support/trace.ts';

test('a power cut loses nothing acknowledged', async ({ skip }) => {
  skip(!canTrace(), reason);
  const root = scratch();
  const { acts, acknowledged } = await traceServer(root);
  expect(cutPower(acts, root, 2, 1)).toMatchObject({ acknowledged, lost: [] });
});
