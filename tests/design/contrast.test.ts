import { wcagContrast as contrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { pairsOf, strict } from '../../src/design/contrastPairs.ts';
import { type Theme, dark, inverse, light } from '../../src/design/themes.ts';

const themes = Object.entries({ light, inverse, dark });

/** Tokens for decoration alone, which need no contrast. */
const decoration = new Set(['border.hairline', 'shadow']);

/** Names of tokens, as `group.name`, that are in no pair, so that no test checks their contrast. */
function unweighed(theme: Theme): string[] {
  const names = pairsOf(theme).map(([name]) => name);
  return Object.entries(theme)
    .flatMap(([group, value]) =>
      typeof value === 'string' ? [group] : Object.keys(value).map((name) => `${group}.${name}`),
    )
    .filter((token) => !decoration.has(token))
    .filter((token) => !names.some((name) => name.split(' ').includes(token)));
}

describe.each(themes)('in the %s theme', (_name, theme) => {
  test.each(pairsOf(theme))('%s', (_pair, front, back, least) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});

describe.each(Object.entries(strict))('in the %s theme with more contrast', (_name, theme) => {
  test.each(pairsOf(theme, 7))('%s', (_pair, front, back, least) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});

test.each(themes)(
  'on %s ground every score stands out more than the one before, the best most',
  (_name, { heat, surface }) => {
    const strengths = Object.values(heat).map(({ fill }) => contrast(surface.page, fill));
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect(new Set(strengths).size).toBe(strengths.length);
    expect(strengths.at(-1)).toBeGreaterThanOrEqual(7);
  },
);

test('the teeth of a torn band are seen on a dark page', () => {
  expect(contrast(inverse.border.hairline, dark.surface.page)).toBeGreaterThanOrEqual(1.5);
});

test.each(themes)('every token of the %s theme is in a pair', (_name, theme) => {
  expect(unweighed(theme)).toEqual([]);
});
