import { expect, test } from 'vitest';
import { isRedrawn } from '../../visual/movement.ts';
import type { Picture } from '../../visual/picture.ts';

const white = 0xffffffff;
const navy = 0xff89493a;
const teal = 0xffc8cf00;
const [width, height] = [40, 40];

/** Stripes of a color in a white picture, from one row on. */
function stripes(color: number, from: number, every = 3): Picture {
  const pixels = new Uint32Array(width * height).fill(white);
  for (let y = from; y < Math.min(height, from + 10); y += 1)
    for (let x = y % 5; x < width; x += every) pixels[y * width + x] = color;
  return { width, height, data: Buffer.from(pixels.buffer) };
}

test.each([
  ['the same outlines in another color', stripes(teal, 10), false],
  ['the same at another place', stripes(navy, 15), true],
  ['other outlines', stripes(navy, 10, 4), true],
  ['nothing where something was', stripes(white, 0), true],
])('of %s, a picture is redrawn: %#', (_, now, expected) => {
  expect(isRedrawn(stripes(navy, 10), now, [{ x: 0, y: 0, width, height }])).toBe(expected);
});
