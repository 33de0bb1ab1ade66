import { pixelsOf } from './difference.ts';
import { shiftBetween } from './movement.ts';
import type { Picture } from './picture.ts';

// Blue and orange differ for people who cannot tell red from green.
const moved = [0x00, 0x5f, 0xcc] as const;
const recolored = [0xd9, 0x5f, 0x02] as const;
/** Share of the new picture's darkness that stays visible around the changes. */
const faint = 0.25;

/**
 * A picture of where two pictures differ, the larger of both sizes: blue where something only moved
 * up or down, orange where it was drawn differently, pale where nothing changed.
 */
export function drawDifference(one: Picture, other: Picture): Picture {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [before, after] = [pixelsOf(one), pixelsOf(other)];
  const shift = shiftBetween(one, other);
  const pixel = (picture: Picture, pixels: Uint32Array, x: number, y: number) =>
    x < picture.width && y >= 0 && y < picture.height ? pixels[y * picture.width + x] : undefined;
  const isSame = (was: number | undefined, is: number | undefined): boolean =>
    was !== undefined && was === is;
  const data = Buffer.alloc(width * height * 4, 0xff);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const is = pixel(other, after, x, y);
      const at = (y * width + x) * 4;
      if (isSame(pixel(one, before, x, y), is))
        for (let c = 0; c < 3; c += 1)
          data[at + c] = Math.round(255 - (255 - (((is ?? 0) >>> (c * 8)) & 0xff)) * faint);
      else {
        const isMoved = shift !== 0 && isSame(pixel(one, before, x, y - shift), is);
        data.set(isMoved ? moved : recolored, at);
      }
    }
  return { width, height, data };
}
