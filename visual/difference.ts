import type { Picture } from './picture.ts';

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

/** How many pixels differ between two pictures of the same size. */
export function changedPixels(one: Picture, other: Picture): number {
  const [before, after] = [pixelsOf(one), pixelsOf(other)];
  let changed = 0;
  for (let at = 0; at < before.length; at += 1) changed += Number(before[at] !== after[at]);
  return changed;
}
