import { differenceCiede2000, wcagContrast } from 'culori';
import { pixelsOf } from './difference.ts';
import type { ColorPair, PixelChange, Region } from './findings.ts';
import { isRedrawn, shiftBetween } from './movement.ts';
import type { Picture } from './picture.ts';

/** Side of the squares in which changed places are gathered, in pixels. */
const cell = 16;
const mostRegions = 50;
/** Most pairs of colors, and most colors that became fewer or more, that are kept. */
const mostPairs = 5;
const mostColors = 48;
/** A pair that explains less than this share of the changed pixels says nothing. */
const leastShare = 0.05;

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
  let compared = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const inBoth = x < one.width && x < other.width && y < one.height && y < other.height;
      const was = inBoth ? (before[y * one.width + x] ?? 0) : 0;
      const is = inBoth ? (after[y * other.width + x] ?? 0) : 0;
      if (inBoth && was === is) continue;
      squares[Math.floor(y / cell) * columns + Math.floor(x / cell)] = 1;
      if (!inBoth) continue;
      compared += 1;
      const key = (was & 0xffffff) * 0x1000000 + (is & 0xffffff);
      let pair = pairs.get(key);
      if (!pair) pairs.set(key, (pair = { count: 0, beside: new Map() }));
      pair.count += 1;
      // An unchanged pixel on the left is the color that this one is seen against.
      const left = x > 0 ? (after[y * other.width + x - 1] ?? 0) : is;
      if (left !== is && x > 0 && left === before[y * one.width + x - 1])
        pair.beside.set(left, (pair.beside.get(left) ?? 0) + 1);
    }
  return { pairs, compared, squares, columns, width, height };
}

/** Adds the pixels of a picture to the counts of their colors, `sign` times; runs of a color at once. */
function countColors(picture: Picture, sign: 1 | -1, counts: Map<number, number>): void {
  const pixels = pixelsOf(picture);
  let start = 0;
  for (let at = 1; at <= pixels.length; at += 1) {
    const color = pixels[start] ?? 0;
    if (at < pixels.length && pixels[at] === color) continue;
    counts.set(color, (counts.get(color) ?? 0) + sign * (at - start));
    start = at;
  }
}

/** Colors of which there are fewer pixels than before, and more; moving changes nothing about that. */
function colorsThatChanged(one: Picture, other: Picture): Pick<PixelChange, 'lost' | 'gained'> {
  const counts = new Map<number, number>();
  countColors(one, 1, counts);
  countColors(other, -1, counts);
  const most = [...counts].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, mostColors);
  const those = (isOf: (count: number) => boolean): string[] =>
    most.filter(([, count]) => isOf(count)).map(([pixel]) => hex(pixel));
  return { lost: those((count) => count > 0), gained: those((count) => count < 0) };
}

const distance = differenceCiede2000();
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** What a reader wants to know of one color in place of another, beside a third. */
export function colorPair(from: string, to: string, against: string | null): ColorPair {
  return {
    from,
    to,
    deltaE: rounded(distance(from, to)),
    contrast:
      against === null
        ? null
        : {
            against,
            before: rounded(wcagContrast(from, against)),
            after: rounded(wcagContrast(to, against)),
          },
  };
}

/** Measures how two pictures differ. */
export function measure(one: Picture, other: Picture): PixelChange {
  const { pairs, compared, squares, columns, width, height } = countPairs(one, other);
  const regions = regionsOf(squares, columns, width, height);
  const frequent = [...pairs]
    .filter(([, { count }]) => count / compared >= leastShare)
    .sort((a, b) => b[1].count - a[1].count)
    .slice(0, mostPairs);
  return {
    regions,
    isRedrawn: isRedrawn(one, other, regions),
    colors: frequent.map(([key, { beside }]) => {
      const [near] = [...beside].sort((a, b) => b[1] - a[1])[0] ?? [];
      const against = near === undefined ? null : hex(near);
      return colorPair(hex(Math.floor(key / 0x1000000)), hex(key % 0x1000000), against);
    }),
    ...colorsThatChanged(one, other),
    shift: shiftBetween(one, other),
  };
}
