import type { Box, TextRun } from './visibleText.ts';

/** Slack in px for rounding and the overhang of slanted letters. */
const tolerance = 1.5;

/** Texts of which a part is cut off and cannot be scrolled to. */
export const clippedTexts = (runs: readonly TextRun[]): string[] =>
  runs
    .filter(({ lines, window }) =>
      lines.some((line) => {
        // Vertically only the middle counts: the box of a line is higher than its letters.
        const middle = (line.top + line.bottom) / 2;
        return (
          line.left < window.left - tolerance ||
          line.right > window.right + tolerance ||
          middle < window.top - tolerance ||
          middle > window.bottom + tolerance
        );
      }),
    )
    .map(({ where }) => `cut: ${where}`);

/**
 * Words that are broken in their middle.
 *
 * @param longest - Words with more letters than this may break. Default: none may.
 */
export const brokenWords = (runs: readonly TextRun[], longest = Infinity): string[] =>
  runs.flatMap(({ where, brokenWords: words }) =>
    words.filter((word) => word.length <= longest).map((word) => `broken: “${word}” in ${where}`),
  );

/** The part of a line's box that its letters fill: the whole box overlaps those of neighboring lines. */
function lettersOf({ left, right, top, bottom }: Box): Box {
  const quarter = (bottom - top) / 4;
  return {
    left: left + tolerance,
    right: right - tolerance,
    top: top + quarter,
    bottom: bottom - quarter,
  };
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Pairs of texts that overlap. Texts that stay in place while the page scrolls are left out. */
export function overlappingTexts(runs: readonly TextRun[]): string[] {
  const lines = runs
    .filter(({ isStuck }) => !isStuck)
    .flatMap((run) => run.lines.map((line) => ({ run, box: lettersOf(line) })))
    .toSorted((one, other) => one.box.top - other.box.top);
  const found = new Set<string>();
  for (const [index, { run, box }] of lines.entries())
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.box.top >= box.bottom) break;
      if (other.run !== run && meet(box, other.box))
        found.add(`overlap: ${run.where} and ${other.run.where}`);
    }
  return [...found];
}

/** No text may be smaller than this, in px. */
const smallest = 13.5;

/** At most a tenth of the words may be smaller than this, in px. */
const small = 15;

/** Texts that are too small, and the share of small words if it is more than a tenth. */
export function smallTexts(runs: readonly TextRun[]): string[] {
  // Only sequences of letters are words: scores, times and the letters of answers are read one by one.
  const wordsIn = (texts: readonly TextRun[]): number =>
    texts.flatMap(({ text }) => text.match(/\p{L}{2,}/gu) ?? []).length;
  const share = wordsIn(runs.filter(({ size }) => size < small)) / wordsIn(runs);
  return [
    ...runs.filter(({ size }) => size < smallest).map(({ size, where }) => `${size} px: ${where}`),
    ...(share > 0.1 ? [`${Math.round(share * 1000) / 10} % of the words under ${small} px`] : []),
  ];
}
