import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { paperTheme } from '../../design/theme.css.ts';
import { tornEdge } from '../../design/tornEdge.ts';
import { figures, forcedColors, paperShadow, wrappingRow } from '../../design/tokens.ts';

/** A thumbnail this narrow shows fewer words. */
const small = '(max-width: 9rem)';

/** A thumbnail this wide has larger words, so that the paper is not mostly empty. */
const large = '(min-width: 24rem)';

/** The background of the slip; it fills its place and cuts the slip off at two edges. */
export const root = style({
  height: '100%',
  overflow: 'hidden',
  containerType: 'inline-size',
  background: vars.surface.tint,
  printColorAdjust: 'exact',
});

/** The shadow is on this outer box: on the paper, the mask that cuts the torn edge would cut the shadow off, too. */
export const slip = style({
  width: '110%',
  marginInlineStart: '12%',
  transform: 'rotate(-3deg)',
  transformOrigin: 'top left',
  filter: paperShadow,
  '@container': {
    [small]: { marginInlineStart: '6%' },
  },
  '@media': { print: { filter: 'none' }, [forcedColors]: { filter: 'none' } },
});

export const paper = style([
  paperTheme,
  {
    ...tornEdge,
    display: 'grid',
    gap: '0.4em',
    // The wide right padding keeps words away from the edge at which the paper is cut off.
    padding: '1.1em calc(22cqi + 0.5em) 1.1em 0.9em',
    fontSize: 'clamp(1.125rem, 8cqi, 1.5rem)',
    fontWeight: 600,
    lineHeight: '1.2',
    letterSpacing: '-0.01em',
    color: vars.text.strong,
    background: vars.surface.page,
    '@container': {
      [small]: { padding: '1.2em calc(16cqi + 0.4em) 1.2em 0.5em', fontSize: '0.875rem' },
      // ScoreCell reads `--digit`, the size of its digit.
      [large]: { fontSize: '2.5rem', vars: { '--digit': '0.7em' } },
    },
  },
]);

export const line = style({
  ...wrappingRow('0.4em', 'center'),
  // Hides the first of several lines: its words would be cut off after a few letters.
  '@container': {
    [small]: {
      columnGap: '0.2em',
      selectors: { '&:not(:last-child):first-child': { display: 'none' } },
    },
  },
});

/** A line with a single part wraps to two rows at most: a third would cover the torn edge. */
globalStyle(`${line} > :only-child`, {
  '@container': { [small]: { maxHeight: '2.4em', overflow: 'hidden' } },
});

export const time = style({
  ...figures,
  fontSize: '0.9em',
  color: vars.text.evidence,
  '@container': { [small]: { marginInlineEnd: '0.25em' } },
});

export const cell = style({
  display: 'grid',
  width: '1.6em',
  height: '1.5em',
  // Four cells fit on a line.
  '@container': { [small]: { width: '17cqi', height: '17cqi' } },
});

globalStyle(`${cell} > *`, { '@container': { [small]: { lineHeight: '0.9' } } });
