import { expect, test } from 'vitest';
import {
  clamped,
  fitted,
  origin,
  panned,
  scales,
  zoomed,
} from '../../../visual/review/page/viewport.ts';

const picture = { width: 1280, height: 4000 };
const pane = { width: 640, height: 500 };

test('a picture that is larger than the pane never shows emptiness', () => {
  expect(clamped({ x: 0, y: 0, scale: 1 }, picture, pane)).toEqual({ x: 320, y: 250, scale: 1 });
  expect(clamped({ x: 9999, y: 9999, scale: 1 }, picture, pane)).toEqual({
    x: 960,
    y: 3750,
    scale: 1,
  });
});

test('a picture that is smaller than the pane stands in its middle', () => {
  const small = { width: 200, height: 90 };
  expect(clamped({ x: 0, y: 0, scale: 1 }, small, pane)).toMatchObject({ x: 100, y: 45 });
});

test('zooming keeps the point under the pointer where it is', () => {
  const before = { x: 640, y: 2000, scale: 1 };
  const at = { x: 100, y: -50 };
  const after = zoomed(before, 2, at);
  expect(after.x + at.x / after.scale).toBe(before.x + at.x / before.scale);
  expect(after.y + at.y / after.scale).toBe(before.y + at.y / before.scale);
});

test('zooming ends at its limits, and the picture stays', () => {
  expect(zoomed({ x: 1, y: 1, scale: scales.most }, 2, { x: 300, y: 300 })).toEqual({
    x: 1,
    y: 1,
    scale: scales.most,
  });
});

test('a drag moves the picture by as many pixels of the screen', () => {
  expect(panned({ x: 100, y: 100, scale: 2 }, 20, -10)).toEqual({ x: 90, y: 105, scale: 2 });
});

test('fitting shows the whole picture and enlarges none', () => {
  expect(fitted(picture, pane).scale).toBe(500 / 4000);
  expect(fitted({ width: 100, height: 100 }, pane).scale).toBe(1);
});

test('pixels of the picture meet those of the screen', () => {
  expect(origin({ x: 300.3, y: 240.2, scale: 1 }, pane)).toEqual({ x: 20, y: 10 });
});
