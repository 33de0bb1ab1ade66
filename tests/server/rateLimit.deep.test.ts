import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { serve } from './support/serve.ts';

test('any number of networks costs no memory beyond the table', async () => {
  const { deps } = await serve('sqlite', { RATE_LIMIT_PER_MINUTE: '10' });
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  for (let index = 0; index < 200_000; index += 1)
    await deps.rateLimit('/api/waitlist', [`2001:db8:${index.toString(16)}::/64`]);
  // A map with an entry for each would take some 70 MB.
  expect((used() - before) / 1024 / 1024).toBeLessThan(15);
});
