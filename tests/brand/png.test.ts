import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { decode, encode, type Picture } from '../../scripts/brand/png.ts';

/** A picture of `colors` different colors. */
function picture(colors: number, alpha = 255): Picture {
  const width = 64;
  const height = 32;
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const color = at % colors;
    data.set([color & 255, color >> 8, 7, alpha], at * 4);
  }
  return { width, height, data };
}

describe('writing a PNG', () => {
  it.each([
    ['one color', picture(1)],
    ['as many colors as a palette holds', picture(256)],
    ['one color more than a palette holds', picture(257)],
    ['transparent pixels', picture(12, 128)],
  ])('keeps every pixel of a picture with %s', async (_, original) => {
    expect(await decode(encode(original))).toEqual(original);
  });

  it('is smaller than an ordinary file when the colors are few', () => {
    const { width, height, data } = picture(1);
    // Scattered, so that only the palette saves anything.
    for (let at = 0; at < width * height; at += 1) data[at * 4] = ((at * 2654435761) >>> 28) * 16;
    const ordinary = new PNG({ width, height });
    data.copy(ordinary.data);
    expect(encode({ width, height, data }).length).toBeLessThan(
      PNG.sync.write(ordinary).length / 2,
    );
  });
});
