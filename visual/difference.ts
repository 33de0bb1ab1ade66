import type { Region } from './findings.ts';
import type { Picture } from './picture.ts';

/** Changed rows with fewer equal rows than this between them are one region, in pixels. */
const nearRows = 16;

/** The pixels as numbers that can be compared at once. */
const pixelsOf = ({ data }: Picture): Uint32Array =>
  new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);

/**
 * How many pixels differ between two pictures, and boxes around them from top to bottom. A pixel that
 * only one of them has differs.
 */
export function differenceOf(one: Picture, other: Picture): { pixels: number; regions: Region[] } {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [before, after] = [pixelsOf(one), pixelsOf(other)];
  const isIn = (picture: Picture, x: number, y: number): boolean =>
    x < picture.width && y < picture.height;
  const regions: Region[] = [];
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    let [left, right] = [width, 0];
    for (let x = 0; x < width; x += 1) {
      const isSame = before[y * one.width + x] === after[y * other.width + x];
      if (isSame && isIn(one, x, y) && isIn(other, x, y)) continue;
      pixels += 1;
      left = Math.min(left, x);
      right = x + 1;
    }
    if (right === 0) continue;
    const last = regions.at(-1);
    const isNear = last !== undefined && y - last.y - last.height < nearRows;
    const { x, y: top, width: wide } = isNear ? last : { x: left, y, width: right - left };
    const start = Math.min(x, left);
    const region = {
      x: start,
      y: top,
      width: Math.max(x + wide, right) - start,
      height: y + 1 - top,
    };
    if (isNear) regions.pop();
    regions.push(region);
  }
  return { pixels, regions };
}
