import { expect, test } from 'vitest';
import { ratingOf } from '../../src/sections/LighthouseScores/types.ts';

test('scores are good from 90, fair from 50 and poor below', () => {
  const ratings = [100, 90, 89, 50, 49, 0].map(ratingOf);
  expect(ratings).toEqual(['good', 'good', 'fair', 'fair', 'poor', 'poor']);
});
