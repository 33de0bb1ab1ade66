import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';

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
export function decode(png: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, data };
}

/** First 32 hexadecimal digits of the SHA-256 of `bytes`. */
export function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** The same for the same pixels, however the file is compressed. */
export function pixelHash({ width, height, data }: Picture): string {
  return createHash('sha256').update(`${width}x${height}`).update(data).digest('hex').slice(0, 32);
}
