import { expect, test } from 'vitest';
import { fateOf } from '../../visual/fates.ts';
import type { Picture } from '../../visual/picture.ts';

const white = 0xffffffff;
const navy = 0xff89493a;
const teal = 0xffc8cf00;
const [width, height] = [40, 40];
const region = { x: 0, y: 0, width, height };

/** Stripes of a color in a white picture, from one row on. */
function stripes(color: number, from: number, every = 3): Picture {
  const pixels = new Uint32Array(width * height).fill(white);
  for (let y = from; y < Math.min(height, from + 10); y += 1)
    for (let x = y % 5; x < width; x += every) pixels[y * width + x] = color;
  return { width, height, data: Buffer.from(pixels.buffer) };
}
const empty = stripes(white, 0);

test('the same outlines in another color are recolored', () => {
  expect(fateOf(stripes(navy, 10), stripes(teal, 10), region, null)).toBe('recolored');
});

test('what stands elsewhere by the shift moved', () => {
  expect(fateOf(stripes(navy, 10), stripes(navy, 15), region, { x: 0, y: 5 })).toBe('moved');
});

test('what stands on an even ground was added, and what left one was removed', () => {
  expect(fateOf(empty, stripes(navy, 10), region, null)).toBe('added');
  expect(fateOf(stripes(navy, 10), empty, region, null)).toBe('removed');
});

test('other outlines are drawn otherwise, whatever moved beside them', () => {
  expect(fateOf(stripes(navy, 10), stripes(navy, 10, 4), region, null)).toBe('redrawn');
  expect(fateOf(stripes(navy, 10), stripes(teal, 10, 4), region, { x: 0, y: 5 })).toBe('redrawn');
});

test('rows that a longer picture gained count as changed', () => {
  const longer: Picture = {
    width,
    height: height + 8,
    data: Buffer.concat([empty.data, stripes(navy, 0).data.subarray(0, width * 8 * 4)]),
  };
  expect(fateOf(empty, longer, { x: 0, y: height, width, height: 8 }, null)).toBe('added');
});
