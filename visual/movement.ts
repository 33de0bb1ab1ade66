import { isSameSize, pixelsOf } from './difference.ts';
import type { Region } from './findings.ts';
import { hashOf, type Picture } from './picture.ts';

/** The position of each row, by its hash; null when it occurs several times. Equal neighbors are one row. */
function rowsOf({ width, height, data }: Picture): Map<string, number | null> {
  const rows = new Map<string, number | null>();
  let above = '';
  for (let y = 0; y < height; y += 1) {
    const row = hashOf(data.subarray(y * width * 4, (y + 1) * width * 4));
    if (row !== above) rows.set(row, rows.has(row) ? null : y);
    above = row;
  }
  return rows;
}

/** How far a large part of a picture moved down, in pixels; negative when up, 0 when nothing moved. */
export function shiftBetween(one: Picture, other: Picture): number {
  if (one.width !== other.width) return 0;
  const after = rowsOf(other);
  const votes = new Map<number, number>();
  for (const [row, was] of rowsOf(one)) {
    const is = after.get(row) ?? null;
    if (was === null || is === null || is === was) continue;
    votes.set(is - was, (votes.get(is - was) ?? 0) + 1);
  }
  const [by = 0, count = 0] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? [];
  return count >= Math.max(8, one.height * 0.05) ? by : 0;
}

/** Share of the outlines that must have stayed for a picture to be the same in other colors. */
const outlinesKept = 0.9;

/** True when a picture has another size or other outlines than before, where pixels differ from their left neighbors. */
export function isRedrawn(one: Picture, other: Picture, regions: readonly Region[]): boolean {
  if (!isSameSize(one, other)) return true;
  const before = pixelsOf(one);
  const after = pixelsOf(other);
  let [all, kept] = [0, 0];
  for (const { x: left, y: top, width, height } of regions)
    for (let y = top; y < top + height; y += 1)
      for (let x = Math.max(1, left); x < left + width; x += 1) {
        const at = y * one.width + x;
        const was = before[at] !== before[at - 1];
        const is = after[at] !== after[at - 1];
        all += Number(was || is);
        kept += Number(was && is);
      }
  return kept < all * outlinesKept;
}
