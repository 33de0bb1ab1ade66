import type { Picture } from './picture.ts';

/**
 * The largest step in a channel that counts as rounding. Two processors may blend a pixel one or
 * two steps apart.
 */
const roundingSteps = 2;

/** Rounding happens at edges and in blends: more pixels than this are a change. */
const roundedPixels = 300;

/** Side in pixels of a square in which not every pixel may be rounded: that is a surface, not an edge. */
const surface = 8;

/** True when both pictures have the same width and height. */
export function isSameSize(one: Picture, other: Picture): boolean {
  return one.width === other.width && one.height === other.height;
}

/** The pixels as numbers that can be compared at once. */
export function pixelsOf({ data }: Picture): Uint32Array {
  const isAligned = data.byteOffset % 4 === 0;
  const bytes = isAligned ? data : Uint8Array.from(data);
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

/** The largest distance in a channel between two pixels. */
function stepOf(one: number, other: number): number {
  let step = 0;
  for (let shift = 0; shift < 32; shift += 8)
    step = Math.max(step, Math.abs(((one >>> shift) & 0xff) - ((other >>> shift) & 0xff)));
  return step;
}

/** True when two pixels are further apart than rounding. */
export function isChanged(one: number, other: number): boolean {
  return one !== other && stepOf(one, other) > roundingSteps;
}

/**
 * Counts the pixels of two pictures of the same size that changed, and those that differ by no more
 * than rounding; `isRounding` when a reader could see no difference and no fault can hide in it.
 */
export function differenceOf(one: Picture, other: Picture) {
  const before = pixelsOf(one);
  const after = pixelsOf(other);
  const columns = Math.ceil(one.width / surface);
  const squares = new Uint8Array(columns * Math.ceil(one.height / surface));
  let changed = 0;
  let rounded = 0;
  for (let at = 0; at < before.length; at += 1) {
    const was = before[at] ?? 0;
    const is = after[at] ?? 0;
    if (was === is) continue;
    if (stepOf(was, is) > roundingSteps) {
      changed += 1;
      continue;
    }
    rounded += 1;
    const x = at % one.width;
    const square = Math.floor((at - x) / one.width / surface) * columns + Math.floor(x / surface);
    squares[square] = (squares[square] ?? 0) + 1;
  }
  const isSurface = squares.includes(surface * surface);
  return { changed, rounded, isRounding: changed === 0 && rounded <= roundedPixels && !isSurface };
}
