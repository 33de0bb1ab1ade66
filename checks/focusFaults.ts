import type { FocusStop } from './focusStops.ts';

/** Tab stops whose focus ring is missing, thin, or hard to see. */
export const ringFaults = (stops: readonly FocusStop[]): string[] =>
  stops
    .filter(({ ringContrast }) => ringContrast === null || ringContrast < 3)
    .map(({ where, ringContrast }) =>
      ringContrast === null
        ? `no whole ring: ${where}`
        : `a ring of contrast ${ringContrast.toFixed(2)}: ${where}`,
    );

/** Tab stops that another element covers. */
export const coveredStops = (stops: readonly FocusStop[]): string[] =>
  stops.flatMap(({ where, coveredBy }) =>
    coveredBy === null ? [] : [`under ${coveredBy}: ${where}`],
  );

/** Tab steps against the reading order: up, unless to a column further right, or left within a line. */
export function orderFaults(stops: readonly FocusStop[]): string[] {
  const found: string[] = [];
  const flowing = stops.filter(({ isApart }) => !isApart);
  for (const [index, { where, box }] of flowing.entries()) {
    const before = flowing[index - 1];
    if (!before) continue;
    const isAbove = box.bottom <= before.box.top + 1;
    const isBelow = box.top >= before.box.bottom - 1;
    const isFurtherRight = box.left >= before.box.left + 1;
    const isBack = !isAbove && !isBelow && box.right <= before.box.left + 1;
    if (isBack || (isAbove && !isFurtherRight)) found.push(`back from ${before.where} to ${where}`);
  }
  return found;
}
