import { expect, test } from 'vitest';
import { cutPower } from './support/power.ts';

test('a power cut loses nothing acknowledged', async (context) => {
  const seen = await cutPower(context, { cuts: 2, making: 1 });
  expect(seen).toMatchObject({ acknowledged: seen.posts, lost: [] });
});
