import { type MoreContrast, type Theme, dark, inverse, light, moreContrast } from './themes.ts';

/** Two colors that meet on a page, and the least contrast ratio between them. */
export type Pair = readonly [name: string, front: string, back: string, least: number];

const entriesOf = (group: Readonly<Record<string, string>>) => Object.entries(group);

/**
 * Every pair of colors that may meet on a page: for text, for edges of controls, and for focus.
 *
 * @param leastOfText - Least contrast of text on a surface. Default 4.5; 7 for those who ask for more contrast.
 */
export function pairsOf(theme: Theme, leastOfText = 4.5): readonly Pair[] {
  const { surface, text, border, action, evidence, heat, focus } = theme;
  const surfaces = entriesOf(surface);
  const on = (name: string, front: string, least: number): Pair[] =>
    surfaces.map(([where, back]) => [`${name} on surface.${where}`, front, back, least]);

  return [
    ...entriesOf(text).flatMap(([name, color]) => on(`text.${name}`, color, leastOfText)),
    // Colors of long texts must always reach 7, the stricter level of WCAG.
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
    ...Object.entries(heat).map(([score, { fill, digit }]): Pair => [
      `digit on heat.${score}`,
      digit,
      fill,
      4.5,
    ]),
  ];
}

const withMore = (theme: Theme, { text, border }: MoreContrast): Theme => ({
  ...theme,
  text: { ...theme.text, ...text },
  border,
});

/** The themes as they are for a visitor who asks for more contrast. */
export const strict = {
  light: withMore(light, moreContrast.light),
  inverse: withMore(inverse, moreContrast.dark),
  dark: withMore(dark, moreContrast.dark),
} as const;
