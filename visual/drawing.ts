import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isChanged, pixelsOf } from './difference.ts';
import type { Place, Report } from './findings.ts';
import { approvedFile, capturedFile, type Folders } from './folders.ts';
import { decode, encode, type Picture } from './picture.ts';

// Blue and orange are told apart by readers who tell red and green not.
const moved = [0x00, 0x5f, 0xcc] as const;
const recolored = [0xd9, 0x5f, 0x02] as const;
/** Share of the old picture's lightness that stays visible around the changes. */
const faint = 0.25;

/**
 * A picture of where two pictures differ, the larger of both sizes: blue where something only moved
 * by `shift`, orange where it was drawn otherwise, pale where nothing changed.
 */
export function drawDifference(
  one: Picture,
  other: Picture,
  shift: { readonly x: number; readonly y: number } | null,
): Picture {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const before = pixelsOf(one);
  const after = pixelsOf(other);
  const pixel = (picture: Picture, pixels: Uint32Array, x: number, y: number) =>
    x >= 0 && y >= 0 && x < picture.width && y < picture.height
      ? pixels[y * picture.width + x]
      : undefined;
  const data = Buffer.alloc(width * height * 4, 0xff);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const was = pixel(one, before, x, y);
      const is = pixel(other, after, x, y);
      const at = (y * width + x) * 4;
      if (was !== undefined && is !== undefined && !isChanged(was, is)) {
        for (let c = 0; c < 3; c += 1)
          data[at + c] = Math.round(255 - (255 - ((is >>> (c * 8)) & 0xff)) * faint);
        continue;
      }
      const origin = shift && pixel(one, before, x - shift.x, y - shift.y);
      const isMoved =
        origin !== undefined && origin !== null && is !== undefined && !isChanged(origin, is);
      data.set(isMoved ? moved : recolored, at);
    }
  return { width, height, data };
}

/**
 * Draws what changed in one picture of a report into the results folder.
 *
 * @returns The file.
 * @throws Error when the pixels of the place did not change.
 */
export async function drawFinding(
  folders: Folders,
  { findings }: Report,
  { story, mode }: Place,
): Promise<string> {
  const finding = findings.find((one) => one.story === story && one.mode === mode);
  if (!finding?.before || !finding.after || !finding.change)
    throw new Error(`No pixels changed in ${story} ${mode}.`);
  const before = await decode(readFileSync(approvedFile(folders, finding.before.hash)));
  const after = await decode(readFileSync(capturedFile(folders, finding.after.hash)));
  const folder = join(folders.results, 'differences');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${finding.before.hash}-${finding.after.hash}.webp`);
  writeFileSync(file, await encode(drawDifference(before, after, finding.change.shift)));
  return file;
}
