import { differenceCiede2000, wcagContrast } from 'culori';
import { isChanged, pixelsOf } from './difference.ts';
import type { ColorPair, PixelChange, Region } from './changes.ts';
import { fateOf } from './fates.ts';
import type { Picture } from './picture.ts';
import { shiftBetween } from './shift.ts';

/** Side of the squares in which changed places are gathered, in pixels. */
const cell = 16;
const mostRegions = 50;
/** Pairs of colors that are kept of a picture, so that pictures with the same cause can agree on one. */
const keptPairs = 5;
/** A pair that explains less than this says nothing about the cause. */
const leastShare = 0.05;

/** One replaced color and how often it was replaced. */
export interface CountedPair {
  readonly from: string;
  readonly to: string;
  readonly share: number;
  /** The color most often beside the pair; null where none is. */
  readonly beside: string | null;
}

/** A change whose pair of colors is not chosen yet. */
export type Measured = Omit<PixelChange, 'colors'> & { readonly pairs: readonly CountedPair[] };

function hex(pixel: number): string {
  const channels = [pixel & 0xff, (pixel >>> 8) & 0xff, (pixel >>> 16) & 0xff];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Boxes around squares that touch each other, from top to bottom. */
function regionsOf(squares: Uint8Array, columns: number, width: number, height: number): Region[] {
  const rows = squares.length / columns;
  const regions: Region[] = [];
  for (let start = 0; start < squares.length; start += 1) {
    if (!squares[start]) continue;
    let [left, right, top, bottom] = [columns, 0, rows, 0];
    const open = [start];
    squares[start] = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % columns;
      const y = (at - x) / columns;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(rows - 1, y + 1); ny += 1)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(columns - 1, x + 1); nx += 1) {
          const near = ny * columns + nx;
          if (!squares[near]) continue;
          squares[near] = 0;
          open.push(near);
        }
    }
    const x = left * cell;
    const y = top * cell;
    regions.push({
      x,
      y,
      width: Math.min(width, (right + 1) * cell) - x,
      height: Math.min(height, (bottom + 1) * cell) - y,
    });
  }
  return regions.slice(0, mostRegions);
}

/** Changed pixels by pair of colors, and the squares that they lie in. */
function countPairs(one: Picture, other: Picture) {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const before = pixelsOf(one);
  const after = pixelsOf(other);
  const columns = Math.ceil(width / cell);
  const squares = new Uint8Array(columns * Math.ceil(height / cell));
  const pairs = new Map<number, { count: number; beside: Map<number, number> }>();
  let changed = 0;
  let compared = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const inBoth = x < one.width && x < other.width && y < one.height && y < other.height;
      const was = inBoth ? (before[y * one.width + x] ?? 0) : 0;
      const is = inBoth ? (after[y * other.width + x] ?? 0) : 0;
      if (inBoth && !isChanged(was, is)) continue;
      changed += 1;
      squares[Math.floor(y / cell) * columns + Math.floor(x / cell)] = 1;
      if (!inBoth) continue;
      compared += 1;
      const key = (was & 0xffffff) * 0x1000000 + (is & 0xffffff);
      let pair = pairs.get(key);
      if (!pair) pairs.set(key, (pair = { count: 0, beside: new Map() }));
      pair.count += 1;
      // What stands to the left and did not change is what the color is seen against.
      const left = x > 0 ? (after[y * other.width + x - 1] ?? 0) : is;
      if (left !== is && x > 0 && left === before[y * one.width + x - 1])
        pair.beside.set(left, (pair.beside.get(left) ?? 0) + 1);
    }
  return { pairs, changed, compared, squares, columns, width, height };
}

/** Measures how two pictures differ. */
export function measure(one: Picture, other: Picture): Measured {
  const { pairs, changed, compared, squares, columns, width, height } = countPairs(one, other);
  const frequent = [...pairs].sort((a, b) => b[1].count - a[1].count).slice(0, keptPairs);
  const shift = shiftBetween(one, other);
  return {
    pixels: changed,
    regions: regionsOf(squares, columns, width, height).map((region) => ({
      ...region,
      fate: fateOf(one, other, region, shift),
    })),
    shift,
    resize:
      one.width === other.width && one.height === other.height
        ? null
        : { width: other.width - one.width, height: other.height - one.height },
    pairs: frequent
      .map(([key, { count, beside }]) => {
        const [near] = [...beside].sort((a, b) => b[1] - a[1])[0] ?? [];
        return {
          from: hex(Math.floor(key / 0x1000000)),
          to: hex(key % 0x1000000),
          share: count / compared,
          beside: near === undefined ? null : hex(near),
        };
      })
      .filter(({ share }) => share >= leastShare),
  };
}

const distance = differenceCiede2000();

/** What a reader wants to know of a pair of colors. */
export function colorPair({ from, to, share, beside }: CountedPair): ColorPair {
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return {
    from,
    to,
    share: rounded(share),
    deltaE: rounded(distance(from, to)),
    contrast:
      beside === null
        ? null
        : {
            against: beside,
            before: rounded(wcagContrast(from, beside)),
            after: rounded(wcagContrast(to, beside)),
          },
  };
}
