import { expect, test } from 'vitest';
import { hashOfSite } from '../../build/bundle.ts';
import { buildSettings } from '../../build/sources.ts';

test('a build is out of date once a setting that it reads changes, and not for any other', () => {
  const before = hashOfSite({});
  for (const name of buildSettings) expect(hashOfSite({ [name]: 'true' }), name).not.toBe(before);
  expect(hashOfSite({ PORT: '80' })).toBe(before);
});
