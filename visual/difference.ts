import pixelmatch from 'pixelmatch';
import type { Picture } from './picture.ts';

/**
 * The largest step in a channel that counts as rounding. Two processors may blend a pixel one or
 * two steps apart; no fault was ever seen to hide below it.
 */
const roundingSteps = 2;

/** How two pictures of the same thing differ. */
export interface Difference {
  /** False when width or height differ; nothing else is counted then. */
  readonly sameSize: boolean;
  /** Pixels with a channel more than {@link roundingSteps} apart. */
  readonly changed: number;
  /** Pixels that differ by no more than rounding. */
  readonly rounded: number;
}

/** Counts the pixels that differ. */
export function difference(one: Picture, other: Picture): Difference {
  if (one.width !== other.width || one.height !== other.height)
    return { sameSize: false, changed: 0, rounded: 0 };
  let changed = 0;
  let rounded = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    let step = 0;
    for (let c = at; c < at + 4; c += 1)
      step = Math.max(step, Math.abs((one.data[c] ?? 0) - (other.data[c] ?? 0)));
    if (step > roundingSteps) changed += 1;
    else if (step > 0) rounded += 1;
  }
  return { sameSize: true, changed, rounded };
}

/** True when a reader could see no difference and no fault can hide in it. */
export function isEqual({ sameSize, changed }: Difference): boolean {
  return sameSize && changed === 0;
}

function enlarged(picture: Picture, width: number, height: number): Picture {
  if (picture.width === width && picture.height === height) return picture;
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < picture.height; y += 1)
    picture.data.copy(data, y * width * 4, y * picture.width * 4, (y + 1) * picture.width * 4);
  return { width, height, data };
}

/** A picture of where two pictures differ; the larger of both sizes. */
export function drawDifference(one: Picture, other: Picture): Picture {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const data = Buffer.alloc(width * height * 4);
  pixelmatch(
    enlarged(one, width, height).data,
    enlarged(other, width, height).data,
    data,
    width,
    height,
    { threshold: 0, includeAA: true, alpha: 0.2 },
  );
  return { width, height, data };
}
