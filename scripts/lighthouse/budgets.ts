import type { PageResult, Paints } from './measure.ts';

/** Limits that every page must hold; times as ratios to a page of the same HTML and styles without scripts. */
const budgets = {
  /** Lowest score in each category. */
  score: 100,
  cls: 0.01,
  tbtMs: 60,
  /**
   * Bytes as they travel, in kB of 1,000. HTML and its headers: ten packets, which a server sends
   * before it is answered; the file alone is held to 14 by tests/build/sizes.test.ts.
   */
  htmlKb: 14.6,
  scriptKb: 90,
  totalKb: 128,
  /**
   * Paints against the floor, by how the network is throttled. The floor may show half a page first;
   * a page with a script shows all of it at once, so that its first paint has more room.
   */
  paintRatio: { simulated: { fcp: 1.15, lcp: 1.1 }, applied: { fcp: 1.3, lcp: 1.2 } },
} as const;

type Check = readonly [what: string, value: number, limit: number, unit: string];

function timeChecks(page: PageResult): Check[] {
  const { simulated, applied } = budgets.paintRatio;
  const against = (
    limit: { readonly fcp: number; readonly lcp: number },
    how: string,
    paints: Paints,
    floor: Paints,
  ): Check[] => [
    [`FCP${how}`, paints.fcpMs / floor.fcpMs, limit.fcp, ' times the floor'],
    [`LCP${how}`, paints.lcpMs / floor.lcpMs, limit.lcp, ' times the floor'],
  ];
  return [
    ['TBT', page.tbtMs, budgets.tbtMs, ' ms'],
    ...against(simulated, '', page, page.floor),
    ...(page.applied
      ? against(applied, ', throttled for real,', page.applied, page.applied.floor)
      : []),
  ];
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
