import type { PageResult } from './measure.ts';

/** Limits that every page must hold; times as ratios to a page of the same HTML and styles without scripts. */
const budgets = {
  /** Lowest score in each category. */
  score: 100,
  cls: 0.01,
  tbtMs: 60,
  /** Bytes as they travel, in kB of 1,000. */
  /** HTML and its headers: ten packets, which a server sends before it is answered. The file alone is
   * held to 14 by tests/build/sizes.test.ts. */
  htmlKb: 14.6,
  scriptKb: 90,
  totalKb: 128,
  /** First and largest paint against the floor, by how the network is throttled. */
  paintRatio: { home: 1.05, others: 1.1, applied: 1.15 },
} as const;

type Check = readonly [what: string, value: number, limit: number, unit: string];

function timeChecks(page: PageResult): Check[] {
  const ratio = page.path === '/' ? budgets.paintRatio.home : budgets.paintRatio.others;
  const checks: Check[] = [
    ['TBT', page.tbtMs, budgets.tbtMs, ' ms'],
    ['FCP', page.fcpMs / page.floor.fcpMs, ratio, ' times the floor'],
    ['LCP', page.lcpMs / page.floor.lcpMs, ratio, ' times the floor'],
  ];
  if (page.applied !== undefined) {
    const { fcpMs, lcpMs, floor } = page.applied;
    const limit = budgets.paintRatio.applied;
    checks.push(['FCP, throttled for real,', fcpMs / floor.fcpMs, limit, ' times the floor']);
    checks.push(['LCP, throttled for real,', lcpMs / floor.lcpMs, limit, ' times the floor']);
  }
  return checks;
}

/**
 * What a page does worse than the budgets allow, in sentences; empty when it holds them all.
 *
 * @param withTimes - False leaves out what a busy machine falsifies.
 */
export function missedBudgets(page: PageResult, withTimes: boolean): string[] {
  const checks: Check[] = [
    ['CLS', page.cls, budgets.cls, ''],
    ['HTML', page.htmlKb, budgets.htmlKb, ' kB'],
    ['JavaScript', page.scriptKb, budgets.scriptKb, ' kB'],
    ['all bytes', page.totalKb, budgets.totalKb, ' kB'],
    ...(withTimes ? timeChecks(page) : []),
  ];
  const low = Object.entries(page.scores)
    .filter(([name, score]) => score < budgets.score && (withTimes || name !== 'performance'))
    .map(
      ([name, score]) =>
        `${page.path}: ${name} is ${score}, not ${budgets.score} (${page.failedAudits.join(', ') || 'no single audit'}).`,
    );
  const over = checks
    .filter(([, value, limit]) => value > limit)
    .map(
      ([what, value, limit, unit]) =>
        `${page.path}: ${what} is ${Number(value.toFixed(4))}${unit}; ${limit}${unit} is the limit.`,
    );
  return [...low, ...over];
}
