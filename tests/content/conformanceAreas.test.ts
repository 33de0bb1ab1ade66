import { describe, expect, test } from 'vitest';
import { accessibilityDocument } from '../../src/content/accessibility.ts';
import { criteria } from '../../src/content/conformance.ts';
import { areas, criteriaOf, statusOf } from '../../src/content/conformanceAreas.ts';

const wcag = criteria.filter(({ chapter }) => chapter.startsWith('success_criteria'));

test('the areas hold each criterion of WCAG once', () => {
  const held = areas.flatMap((area) => criteriaOf(area, criteria).map(({ number }) => number));
  expect(held.toSorted()).toEqual(wcag.map(({ number }) => number).toSorted());
});

describe('the table of status on /accessibility', () => {
  const rows = accessibilityDocument.sections.find(({ id }) => id === 'status')?.table?.rows ?? [];

  test.each(wcag.filter(({ level }) => level === 'not-evaluated'))(
    'names $number, which nobody has evaluated',
    ({ number }) => {
      const open = rows.filter(([, status = '']) => /Not evaluated: [^:]*$/.test(status));
      expect(open.filter(([, status = '']) => status.includes(number))).toHaveLength(1);
    },
  );

  test.each(wcag.filter(({ level }) => level === 'partially-supports'))(
    'names $number, which is met in part',
    ({ number }) => {
      const partly = rows.filter(([, status = '']) => status.includes(`supports: ${number}`));
      expect(partly).toHaveLength(1);
    },
  );

  test('says “Supports” alone only where all that applies was tested', () => {
    for (const [name = '', status] of rows.filter(([, each]) => each === 'Supports')) {
      const area = areas.find((each) => name.startsWith(`${each.name} (`));
      const levels = area ? criteriaOf(area, criteria).map(({ level }) => level) : [];
      expect(levels, `${name}: ${status}`).toContain('supports');
      expect(levels, name).not.toContain('not-evaluated');
    }
  });
});

test('what does not apply is not called supported', () => {
  const none = criteria.filter(({ level }) => level === 'not-applicable');
  expect(statusOf(none)).toBe('Not applicable');
});
