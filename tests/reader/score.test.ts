import { expect, test } from 'vitest';
import { measure } from '../../bench/reader/measure.ts';
import { readerFigures } from '../../src/content/readerFigures.ts';

test('the figures that the page prints are those of the split that is held back', () => {
  const { measuredOn, ...figures } = readerFigures;
  expect(measuredOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(measure('held-back')).toEqual(figures);
});

test('the split that the list is tuned on stays as well read as it was', () => {
  const { rightOfFive, marks, unsaid } = measure('tuning');
  expect(rightOfFive).toBeGreaterThanOrEqual(4);
  expect(marks.precision).toBeGreaterThanOrEqual(0.9);
  expect(unsaid.precision).toBeGreaterThanOrEqual(0.95);
});
