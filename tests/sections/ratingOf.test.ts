import { expect, test } from 'vitest';
import { ratingOf } from '../../src/sections/LighthouseScores/types.ts';

test('scores are good from 90, fair from 50 and poor below', () => {
  expect([100, 90, 89, 50, 49, 0].map(ratingOf)).toEqual([
    'good',
    'good',
    'fair',
    'fair',
    'poor',
    'poor',
  ]);
});
