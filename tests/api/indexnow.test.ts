import { expect, test } from 'vitest';
import { failedWithError, failedWithStatus } from '../../src/api/indexnow.ts';

test('a failed submission to the indexing service is put in the specified words', () => {
  expect(failedWithStatus(422)).toBe('IndexNow submission failed with status 422');
  expect(failedWithError(new Error('offline'))).toBe('IndexNow submission failed: offline');
  expect(failedWithError('offline')).toBe('IndexNow submission failed: Unknown error');
  expect(failedWithError(new Error(''))).toBe('IndexNow submission failed: Unknown error');
});
