import type { ConformanceLevel, Criterion } from './conformance.ts';

interface Area {
  readonly name: string;
  /** The guidelines of WCAG that it covers, as their criteria's numbers begin. */
  readonly guidelines: readonly string[];
  /** What the status rests on. */
  readonly testedBy: string;
}

/** The parts in which the status is told. Together they hold each criterion once. */
export const areas: readonly Area[] = [
  {
    name: 'Text alternatives',
    guidelines: ['1.1'],
    testedBy: 'Automatic checks, screen reader',
  },
  {
    name: 'Time-based media',
    guidelines: ['1.2'],
    testedBy: 'Browser tests: the silent tour is text on the page',
  },
  {
    name: 'Structure and order',
    guidelines: ['1.3'],
    testedBy: 'Automatic checks, screen reader',
  },
  {
    name: 'Color, contrast, large text and spacing',
    guidelines: ['1.4'],
    testedBy: 'Automatic checks, measured colors, browser tests',
  },
  { name: 'Keyboard', guidelines: ['2.1'], testedBy: 'Browser tests without a mouse' },
  {
    name: 'Time limits and motion',
    guidelines: ['2.2', '2.3'],
    testedBy: 'Automatic checks, browser tests',
  },
  {
    name: 'Navigation and focus',
    guidelines: ['2.4'],
    testedBy: 'Browser tests without a mouse',
  },
  { name: 'Pointer and target size', guidelines: ['2.5'], testedBy: 'Automatic checks' },
  {
    name: 'Language and predictability',
    guidelines: ['3.1', '3.2'],
    testedBy: 'Automatic checks, browser tests',
  },
  { name: 'Forms and errors', guidelines: ['3.3'], testedBy: 'Browser tests, screen reader' },
  {
    name: 'Names, roles and messages',
    guidelines: ['4.1'],
    testedBy: 'Automatic checks, screen reader',
  },
];

/** The criteria of an area. */
export const criteriaOf = (
  { guidelines }: Area,
  criteria: readonly Criterion[],
): readonly Criterion[] =>
  criteria.filter(
    ({ chapter, number }) =>
      chapter.startsWith('success_criteria') &&
      guidelines.some((guideline) => number.startsWith(`${guideline}.`)),
  );

/** What can be said of criteria together: the exceptions and the gaps by their numbers. */
export function statusOf(criteria: readonly Criterion[]): string {
  const at = (level: ConformanceLevel): string[] =>
    criteria.filter((each) => each.level === level).map(({ number }) => number);
  const supported = at('supports');
  const partly = at('partially-supports');
  const open = at('not-evaluated');
  const said = [
    ...(supported.length > 0 ? [open.length > 0 ? 'Supports what was tested' : 'Supports'] : []),
    ...(partly.length > 0 ? [`Partially supports: ${partly.join(', ')}`] : []),
    ...(open.length > 0 ? [`Not evaluated: ${open.join(', ')}`] : []),
  ];
  return said.join('. ') || 'Not applicable';
}

/** The rows of the table of status, made from the report. */
export const areaRows = (criteria: readonly Criterion[]): string[][] =>
  areas.map((area) => [
    `${area.name} (${area.guidelines.join(', ')})`,
    statusOf(criteriaOf(area, criteria)),
    area.testedBy,
  ]);
