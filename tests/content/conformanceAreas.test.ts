import { expect, test } from 'vitest';
import { type ConformanceLevel, criteria } from '../../src/content/conformance.ts';
import { areas, criteriaOf, statusOf } from '../../src/content/conformanceAreas.ts';

const wcag = criteria.filter(({ chapter }) => chapter.startsWith('success_criteria'));

test('the areas hold each criterion of WCAG once', () => {
  const held = areas.flatMap((area) => criteriaOf(area, criteria).map(({ number }) => number));
  expect(held.toSorted()).toEqual(wcag.map(({ number }) => number).toSorted());
});

test.each<[ConformanceLevel[], string]>([
  [['supports', 'not-applicable'], 'Supports'],
  [['supports', 'partially-supports'], 'Supports. Partially supports: 1'],
  [['supports', 'not-evaluated'], 'Supports what was tested. Not evaluated: 1'],
  [['not-evaluated', 'not-applicable'], 'Not evaluated: 0'],
  [['not-applicable'], 'Not applicable'],
])('of %j the status says no more than "%s"', (levels, status) => {
  const [criterion] = wcag;
  if (criterion === undefined) throw new Error('There is no criterion.');
  expect(statusOf(levels.map((level, at) => ({ ...criterion, number: `${at}`, level })))).toBe(
    status,
  );
});
