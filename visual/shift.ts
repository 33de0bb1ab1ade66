import { pixelsOf } from './difference.ts';
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

function turned(pixels: Uint32Array, width: number, height: number): Uint32Array {
  const columns = new Uint32Array(pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) columns[x * height + y] = pixels[y * width + x] ?? 0;
  return columns;
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

/** By how far a good part of a picture moved, up and down or sideways; null when nothing did. */
export function shiftBetween(
  one: Picture,
  other: Picture,
): { readonly x: number; readonly y: number } | null {
  const before = pixelsOf(one);
  const after = pixelsOf(other);
  const y =
    one.width === other.width
      ? shiftOf(
          rowsOf(before, one.width, one.height),
          rowsOf(after, other.width, other.height),
          one.height,
        )
      : 0;
  const x =
    y === 0 && one.height === other.height
      ? shiftOf(
          rowsOf(turned(before, one.width, one.height), one.height, one.width),
          rowsOf(turned(after, other.width, other.height), other.height, other.width),
          one.width,
        )
      : 0;
  return x === 0 && y === 0 ? null : { x, y };
}
