import { pixelsOf } from './difference.ts';
import type { Region } from './findings.ts';
import type { Picture } from './picture.ts';

/** The hash of each row that occurs once, and where it is; rows that repeat the one above count with it. */
function rowsOf(pixels: Uint32Array, width: number, height: number): Map<number, number> {
  const rows = new Map<number, number>();
  const repeated = new Set<number>();
  let above: number | undefined;
  for (let y = 0; y < height; y += 1) {
    let hash = 0x811c9dc5;
    for (let at = y * width; at < (y + 1) * width; at += 1)
      hash = Math.imul(hash ^ (pixels[at] ?? 0), 0x01000193);
    if (hash === above) continue;
    above = hash;
    if (rows.has(hash)) repeated.add(hash);
    rows.set(hash, y);
  }
  for (const hash of repeated) rows.delete(hash);
  return rows;
}

/** By how far most of the rows that both pictures have moved; 0 when few did. */
function shiftOf(before: Map<number, number>, after: Map<number, number>, length: number): number {
  const votes = new Map<number, number>();
  for (const [hash, was] of before) {
    const is = after.get(hash);
    if (is !== undefined && is !== was) votes.set(is - was, (votes.get(is - was) ?? 0) + 1);
  }
  const [by = 0, count = 0] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? [];
  return count >= Math.max(8, length * 0.05) ? by : 0;
}

/** By how far a good part of a picture moved up or down, in pixels; 0 when nothing did. */
export function shiftBetween(one: Picture, other: Picture): number {
  if (one.width !== other.width) return 0;
  const rows = [one, other].map((picture) =>
    rowsOf(pixelsOf(picture), picture.width, picture.height),
  );
  const [before = new Map(), after = new Map()] = rows;
  return shiftOf(before, after, one.height);
}

/** Share of the outlines that must have stayed for a picture to be the same in other colors. */
const outlinesKept = 0.9;

/** True when a picture has other outlines than before, where pixels differ from their left neighbors. */
export function isRedrawn(one: Picture, other: Picture, regions: readonly Region[]): boolean {
  if (one.width !== other.width || one.height !== other.height) return true;
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
