import { describe, expect, test } from 'vitest';
import { cuesPassed, clock, sceneAt, startOf } from '../../src/sections/DemoTour/useTour.ts';

const seconds = [10, 5, 20];

test('a scene starts when the ones before it are over', () => {
  expect([0, 1, 2, 3].map((scene) => startOf(seconds, scene))).toEqual([0, 10_000, 15_000, 35_000]);
});

describe('the scene on show', () => {
  test.each([
    [0, 0],
    [9_999, 0],
    [10_000, 1],
    [14_999, 1],
    [15_000, 2],
    [34_999, 2],
  ])('after %i ms is number %i', (elapsed, scene) => {
    expect(sceneAt(seconds, elapsed)).toBe(scene);
  });
  test('is past the last one at the end of the tour', () =>
    expect(sceneAt(seconds, 35_000)).toBe(3));
});

describe('what is filled in', () => {
  const cues = [1, 2.5];
  const playing = { isPlaying: true, isStill: false };
  const paused = { isPlaying: false, isStill: false };
  test.each([
    [0, 0],
    [999, 0],
    [1_000, 1],
    [2_499, 1],
    [2_500, 2],
    [9_000, 2],
  ])('follows the clock: after %i ms, %i cues', (since, cue) => {
    expect(cuesPassed(cues, since, playing)).toBe(cue);
  });
  test('stays as it was when the tour is paused', () =>
    expect(cuesPassed(cues, 1_200, paused)).toBe(1));
  test('is all of it in a scene that somebody stepped to', () =>
    expect(cuesPassed(cues, 0, paused)).toBe(2));
  test('is all of it where less motion is asked for', () =>
    expect(cuesPassed(cues, 300, { isPlaying: false, isStill: true })).toBe(2));
});

test('the clock shows minutes and whole seconds', () => {
  expect([0, 999, 9_500, 60_000, 61_000].map(clock)).toEqual([
    '0:00',
    '0:00',
    '0:09',
    '1:00',
    '1:01',
  ]);
});
