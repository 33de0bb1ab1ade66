import type { PageResult } from './measure.ts';

const head = [
  'page',
  'Perf / A11y / BP / SEO',
  'FCP ms',
  'LCP ms',
  'LCP / floor',
  'TBT ms',
  'CLS',
  'HTML kB',
  'JS kB',
  'fonts kB',
  'total kB',
  'pictures scrolled to kB',
  'requests',
];

const ratio = (value: number, floor: number): string => (value / floor).toFixed(2);

const cells = (page: PageResult): string[] => {
  const { performance, accessibility, bestPractices, seo } = page.scores;
  return [
    page.path,
    [performance, accessibility, bestPractices, seo].join(' '),
    page.fcpMs.toFixed(0),
    page.lcpMs.toFixed(0),
    ratio(page.lcpMs, page.floor.lcpMs),
    page.tbtMs.toFixed(0),
    page.cls.toFixed(4),
    page.htmlKb.toFixed(1),
    page.scriptKb.toFixed(1),
    page.fontKb.toFixed(1),
    page.totalKb.toFixed(1),
    page.pictureKb.toFixed(1),
    String(page.requests),
  ];
};

const line = (columns: readonly string[]): string => `| ${columns.join(' | ')} |`;

/** The first line of a table that `tableRow` continues, in Markdown. */
export const tableHead = (): string => [line(head), line(head.map(() => '---'))].join('\n');

/** One page as a line of the table. */
export const tableRow = (page: PageResult): string => line(cells(page));

/** What was measured with the network slowed down for real, in a sentence; undefined where it was not. */
export function appliedSentence({ path, applied }: PageResult): string | undefined {
  if (applied === undefined) return undefined;
  const { fcpMs, lcpMs, floor } = applied;
  return `${path}, throttled for real: FCP ${fcpMs.toFixed(0)} ms (${ratio(fcpMs, floor.fcpMs)} times the floor), LCP ${lcpMs.toFixed(0)} ms (${ratio(lcpMs, floor.lcpMs)} times the floor).`;
}
