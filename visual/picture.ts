import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A picture in memory. */
export interface Picture {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly data: Buffer;
}

/** Reads a PNG file's bytes. */
export async function decode(bytes: Buffer): Promise<Picture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** First 32 hexadecimal digits of the SHA-256 of some bytes, one after another. */
export function hashOf(...bytes: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const some of bytes) hash.update(some);
  return hash.digest('hex').slice(0, 32);
}

/** Hash of a picture's size and pixels, whichever way its file is compressed. */
export const pixelHash = ({ width, height, data }: Picture): string =>
  hashOf(`${width}x${height}`, data);
