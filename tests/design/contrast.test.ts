import { wcagContrast as contrast } from 'culori';
import { describe, expect, test } from 'vitest';
import {
  type MoreContrast,
  type Theme,
  dark,
  inverse,
  light,
  moreContrast,
} from '../../src/design/themes.ts';

type Pair = readonly [name: string, front: string, back: string, least: number];

const themes = Object.entries({ light, inverse, dark });

const entriesOf = (group: Readonly<Record<string, string>>) => Object.entries(group);

/** Every pair that may meet on a page: what is read, what shows an edge, what shows focus. */
function pairsOf(theme: Theme): Pair[] {
  const { surface, text, border, action, evidence, focus } = theme;
  const surfaces = entriesOf(surface);
  const on = (name: string, front: string, least: number): Pair[] =>
    surfaces.map(([where, back]) => [`${name} on surface.${where}`, front, back, least]);

  return [
    ...entriesOf(text).flatMap(([name, color]) => on(`text.${name}`, color, 4.5)),
    // What is read at length is held to the stricter level.
    ...on('text.body at length', text.body, 7),
    ...on('text.strong at length', text.strong, 7),
    ...on('text.muted at length', text.muted, 7),
    ...on('border.control', border.control, 3),
    ...on('border.evidence', border.evidence, 3),
    ...on('focus', focus, 3),
    ...on('action.fill against what is around it', action.fill, 3),
    ...on('border of an invalid field', text.error, 3),
    ['action.onFill on action.fill', action.onFill, action.fill, 4.5],
    ['action.onFill on action.fillHover', action.onFill, action.fillHover, 4.5],
    ['text.link on action.quietHover', text.link, action.quietHover, 4.5],
    ['evidence.onFill on evidence.fill', evidence.onFill, evidence.fill, 4.5],
    ['selected text', evidence.onFill, evidence.fill, 4.5],
  ];
}

/** Tokens that carry no meaning of their own, so that no contrast is asked of them. */
const decoration = new Set(['border.hairline', 'shadow']);

/** Names of tokens, `group.name`, that no pair holds to a contrast. */
function unweighed(theme: Theme): string[] {
  const names = pairsOf(theme).map(([name]) => name);
  // Held below: in the heatmap every fill meets its own digit.
  const { heat: _heat, ...groups } = theme;
  return Object.entries(groups)
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

const withMoreContrast = (theme: Theme, { text, border }: MoreContrast): Theme => ({
  ...theme,
  text: { ...theme.text, ...text },
  border,
});

describe.each([
  ['light', withMoreContrast(light, moreContrast.light)],
  ['inverse', withMoreContrast(inverse, moreContrast.dark)],
  ['dark', withMoreContrast(dark, moreContrast.dark)],
])('in the %s theme with more contrast', (_name, theme) => {
  const texts = Object.entries(theme.text).flatMap(([name, color]) =>
    Object.entries(theme.surface).map(([where, back]) => [name, where, color, back] as const),
  );
  test.each(texts)('text.%s on surface.%s reads at length', (_token, _where, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(7);
  });

  test.each(pairsOf(theme))('%s', (_pair, front, back, least) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});

describe('in the heatmap', () => {
  const cells = themes.flatMap(([name, { heat }]) =>
    Object.entries(heat).map(([score, cell]) => [name, score, cell] as const),
  );

  test.each(cells)('on %s ground the digit %s reads on its cell', (_name, _score, cell) => {
    expect(contrast(cell.fill, cell.digit)).toBeGreaterThanOrEqual(4.5);
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
});

test.each(themes)('every token of the %s theme is in a pair', (_name, theme) => {
  expect(unweighed(theme)).toEqual([]);
});
