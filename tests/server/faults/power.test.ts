import { expect, test } from 'vitest';
import { scratch } from '../support/scratch.ts';
import { cutPower, reason, traceServer } from './support/power.ts';
import { preload } from './support/preload.ts';
import { canTrace } from './support/trace.ts';

test('a power cut loses nothing acknowledged, and the same cuts expose a commit that does not wait', async ({
  skip,
}) => {
  skip(!canTrace(), reason);
  const root = scratch();
  const { acts, acknowledged } = await traceServer(root);
  expect(cutPower(acts, root, 2, 1)).toMatchObject({ acknowledged, lost: [] });
  const other = scratch();
  const control = await traceServer(other, preload('withoutSync'));
  expect(cutPower(control.acts, other, 2, 1).lost).not.toEqual([]);
});
