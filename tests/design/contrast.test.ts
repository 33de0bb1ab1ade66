import { describe, expect, test } from 'vitest';
import { palette } from '../../src/design/palette.ts';
import { inverse, light } from '../../src/design/themes.ts';
import { contrast } from './contrast.ts';

describe('the formula gives the known answers', () => {
  test.each([
    ['navy on white', palette.navy600, palette.white, 8.42],
    ['navy on mint', palette.navy600, palette.mint, 7.91],
    ['ink on white', palette.ink, palette.white, 17.4],
    ['ink on mint', palette.ink, palette.mint, 16.36],
    ['ink on teal', palette.ink, palette.teal400, 8.92],
    ['muted on white', palette.slate500, palette.white, 4.83],
    ['muted on mint', palette.slate500, palette.mint, 4.54],
    ['muted on the quiet band', palette.slate500, palette.navy50, 4.44],
    ['muted on navy', palette.slate500, palette.navy600, 1.74],
    ['teal on white', palette.teal400, palette.white, 1.95],
    ['teal on mint', palette.teal400, palette.mint, 1.83],
    ['teal on navy', palette.teal400, palette.navy600, 4.31],
    ['teal text on white', palette.teal600, palette.white, 5.05],
    ['teal text on mint', palette.teal600, palette.mint, 4.75],
    ['teal text on the quiet band', palette.teal600, palette.navy50, 4.64],
    ['control border on white', palette.navy450, palette.white, 3.63],
    ['white on the dark band', palette.white, palette.navy950, 16.98],
    ['teal on the dark band', palette.teal400, palette.navy950, 8.7],
    ['navy-300 on the dark band', palette.navy300, palette.navy950, 8.45],
  ])('%s', (_name, one, other, known) => {
    expect(contrast(one, other)).toBeCloseTo(known, 2);
    expect(contrast(other, one)).toBeCloseTo(known, 2);
  });

  test('and refuses a color that it cannot weigh', () => {
    expect(() => contrast('navy', palette.white)).toThrow("'navy' is not an opaque color");
  });
});

type Theme = typeof light | typeof inverse;
type Pair = readonly [name: string, front: string, back: string, least: number];

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
    ['a quiet button under the pointer', text.link, action.quietHover, 4.5],
    ['evidence.onFill on evidence.fill', evidence.onFill, evidence.fill, 4.5],
    ['selected text', evidence.onFill, evidence.fill, 4.5],
  ];
}

describe.each([
  ['light', light],
  ['inverse', inverse],
])('in the %s theme', (_name, theme) => {
  test.each(pairsOf(theme))('%s', (_pair, front, back, least) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});

describe('in the heatmap', () => {
  const themes = Object.entries({ light, inverse });
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

const failing = (theme: Theme): string[] =>
  pairsOf(theme)
    .filter(([, front, back, least]) => contrast(front, back) < least)
    .map(([name]) => name);

describe('the check would notice', () => {
  test('the brand teal used as text', () => {
    const faulty = { ...light, text: { ...light.text, evidence: palette.teal400 } };
    expect(failing(faulty as unknown as Theme)).toContain('text.evidence on surface.page');
  });

  test('the muted brand gray on a quiet band', () => {
    const faulty = { ...light, text: { ...light.text, muted: palette.slate500 } };
    expect(failing(faulty as unknown as Theme)).toContain('text.muted on surface.sunken');
  });

  test('a pale edge around a field', () => {
    const faulty = { ...light, border: { ...light.border, control: palette.navy300 } };
    expect(failing(faulty as unknown as Theme)).toContain('border.control on surface.raised');
  });
});
