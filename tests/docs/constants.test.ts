import { expect, test, vi } from 'vitest';
import { answerData } from '../../src/app/answersData.ts';
import { failedWithError, failedWithStatus } from '../../src/contract/indexnow.ts';
import { ratingOf } from '../../src/sections/LighthouseScores/types.ts';

// Every article of the site carries its dates; only one that does not shows what stands in for them.
vi.mock('../../src/content/answersIndex.ts', () => ({
  articles: [
    {
      slug: 'undated',
      title: '',
      metaDescription: '',
      h1: '',
      summary: '',
      keyPoints: [],
      links: [],
    },
  ],
}));

test('an article without dates is dated 2025-01-01', () => {
  expect(answerData('undated')?.meta.article).toMatchObject({
    datePublished: '2025-01-01',
    dateModified: '2025-01-01',
  });
});

test('a failed submission to the indexing service is put in the specified words', () => {
  expect(failedWithStatus(422)).toBe('IndexNow submission failed with status 422');
  expect(failedWithError(new Error('offline'))).toBe('IndexNow submission failed: offline');
  expect(failedWithError('offline')).toBe('IndexNow submission failed: Unknown error');
  expect(failedWithError(new Error(''))).toBe('IndexNow submission failed: Unknown error');
});

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
