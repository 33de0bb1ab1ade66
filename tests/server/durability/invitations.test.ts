import { test } from 'vitest';
import { killWhileInviting } from '../support/inviting.ts';

test('1,000 people are invited once by a server that is killed ten times', async () => {
  const twice = await killWhileInviting(1000, 10);
  console.log(`1,000 invited through 10 kills, ${twice} of them twice`);
});
