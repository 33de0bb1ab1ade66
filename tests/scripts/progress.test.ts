import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress } from '../../scripts/suites/progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A screen that remembers what was written, and the progress that writes on it. */
function watch(isTTY: boolean) {
  const written: string[] = [];
  const screen = { isTTY, columns: 60, write: (text: string) => written.push(text) };
  const progress = new Progress(screen, () => Date.now());
  return { written, progress };
}

test('where no terminal is, a plain line every 15 s says how far each suite is', () => {
  const { written, progress } = watch(false);
  progress.begin('unit').progress(3, 80);
  progress.begin('storybook');
  vi.advanceTimersByTime(14_999);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(15_001);
  expect(written).toEqual(['unit 3 of 80, storybook (15 s)\n', 'unit 3 of 80, storybook (30 s)\n']);
});

test('in a terminal one line renews itself, no longer than the terminal is wide', () => {
  const { written, progress } = watch(true);
  progress.begin('unit').progress(3, 80);
  vi.advanceTimersByTime(1000);
  expect(written.at(-1)).toBe('\r\u001B[Kunit 3 of 80 (1 s)');
  for (const name of ['stories', 'visual', 'e2e']) progress.begin(name).progress(10_000, 20_000);
  vi.advanceTimersByTime(1000);
  expect(written.at(-1)?.replace('\r\u001B[K', '')).toHaveLength(59);
  expect(written.join('')).not.toContain('\n');
});

test('a failure is printed when it happens, and the line goes on below it', () => {
  const { written, progress } = watch(true);
  const watcher = progress.begin('unit');
  watcher.progress(3, 80);
  written.length = 0;
  watcher.failure('a.test.ts: a title\n      why');
  expect(written).toEqual([
    '\r\u001B[K',
    'unit failed: a.test.ts: a title\n      why\n',
    '\r\u001B[Kunit 3 of 80 (0 s)',
  ]);
});

test('a suite that has ended is shown no more, and a run that has ended says nothing', () => {
  const { written, progress } = watch(false);
  progress.begin('unit');
  progress.begin('e2e');
  progress.end('unit');
  vi.advanceTimersByTime(15_000);
  expect(written).toEqual(['e2e (15 s)\n']);
  progress.stop();
  vi.advanceTimersByTime(60_000);
  expect(written).toHaveLength(1);
});

test('the slowest files come first, the parts of one file together', () => {
  const { progress } = watch(false);
  const watcher = progress.begin('e2e');
  for (const [file, ms] of [
    ['a', 5],
    ['b', 3],
    ['b', 4],
    ['c', 1],
  ] as const)
    watcher.took(file, ms);
  expect(progress.slowest(2)).toEqual([
    ['b', 7],
    ['a', 5],
  ]);
});
