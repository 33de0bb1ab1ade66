import { expect, test } from 'vitest';
import { hashOfSite } from '../../build/bundle.ts';

test('a build is out of date once CONFIRM_SIGNUPS changes: the privacy page depends on it', () => {
  const off = hashOfSite({ CONFIRM_SIGNUPS: 'false' });
  expect(hashOfSite({ CONFIRM_SIGNUPS: 'true' })).not.toBe(off);
});
