import { describe, expect, test } from 'vitest';
import { cuesPassed, clock, sceneAt, startOf } from '../../src/sections/DemoTour/useTour.ts';

const seconds = [10, 5, 20];

test('a scene starts when the ones before it are over', () => {
  expect([0, 1, 2, 3].map((scene) => startOf(seconds, scene))).toEqual([0, 10_000, 15_000, 35_000]);
  const moments = [0, 9_999, 10_000, 14_999, 15_000, 34_999, 35_000];
  expect(moments.map((moment) => sceneAt(seconds, moment))).toEqual([0, 0, 1, 1, 2, 2, 3]);
});

describe('what is filled in', () => {
  const cues = [1, 2.5];
  const paused = { isPlaying: false, isStill: false };

  test('follows the clock', () => {
    const playing = { isPlaying: true, isStill: false };
    const moments = [0, 999, 1_000, 2_499, 2_500, 9_000];
    const passed = moments.map((since) => cuesPassed(cues, since, playing));
    expect(passed).toEqual([0, 0, 1, 1, 2, 2]);
  });
  test('stays as it was when the tour is paused', () =>
    expect(cuesPassed(cues, 1_200, paused)).toBe(1));
  test('is all of it at the start of a scene that somebody stepped to while paused', () =>
    expect(cuesPassed(cues, 0, paused)).toBe(2));
  test('is all of it where less motion is asked for', () =>
    expect(cuesPassed(cues, 300, { isPlaying: false, isStill: true })).toBe(2));
});

test('the clock shows minutes and whole seconds', () => {
  const shown = ['0:00', '0:00', '0:09', '1:00', '1:01'];
  expect([0, 999, 9_500, 60_000, 61_000].map(clock)).toEqual(shown);
});
