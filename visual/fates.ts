import type { Fate, PixelChange, Region } from './changes.ts';
import { isChanged, pixelsOf } from './difference.ts';
import type { Picture } from './picture.ts';

/** Share of the changed pixels that must have moved for the whole region to have. */
const mostMoved = 0.6;
/** Share of the outlines that must have stayed for a region to be the same in another color. */
const outlinesKept = 0.9;

/** Whether a pixel differs from its left neighbor, and so lies on an outline. */
function isOutline(pixels: Uint32Array, width: number, x: number, at: number): boolean {
  return x > 0 && x < width && pixels[at] !== pixels[at - 1];
}

/** Tells what became of a region that changed between two pictures. */
export function fateOf(
  one: Picture,
  other: Picture,
  { x: left, y: top, width, height }: Region,
  shift: PixelChange['shift'],
): Fate {
  const before = pixelsOf(one);
  const after = pixelsOf(other);
  let changed = 0;
  let moved = 0;
  let outlinesBefore = 0;
  let outlinesAfter = 0;
  let outlinesBoth = 0;
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) {
      const was = y * one.width + x;
      const is = y * other.width + x;
      const isOld = y < one.height && isOutline(before, one.width, x, was);
      const isNew = y < other.height && isOutline(after, other.width, x, is);
      outlinesBefore += Number(isOld);
      outlinesAfter += Number(isNew);
      outlinesBoth += Number(isOld && isNew);
      const inOne = x < one.width && y < one.height;
      const inOther = x < other.width && y < other.height;
      const isSame = inOne && inOther && !isChanged(before[was] ?? 0, after[is] ?? 0);
      if (isSame || !inOther) continue;
      changed += 1;
      if (shift === null) continue;
      const [fromX, fromY] = [x - shift.x, y - shift.y];
      if (fromX < 0 || fromY < 0 || fromX >= one.width || fromY >= one.height) continue;
      moved += Number(!isChanged(before[fromY * one.width + fromX] ?? 0, after[is] ?? 0));
    }
  if (changed > 0 && moved / changed >= mostMoved) return 'moved';
  if (outlinesBefore === 0 && outlinesAfter > 0) return 'added';
  if (outlinesAfter === 0 && outlinesBefore > 0) return 'removed';
  const outlines = Math.max(outlinesBefore, outlinesAfter);
  return outlinesBoth >= outlines * outlinesKept ? 'recolored' : 'redrawn';
}
