import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { paperTheme } from '../../design/theme.css.ts';
import { tornEdge } from '../../design/tornEdge.ts';
import { figures, forcedColors, paperShadow, wrappingRow } from '../../design/tokens.ts';

/** A part of this width shows fewer words. */
const small = '(max-width: 9rem)';

/** A ground of this width takes larger words, not more empty paper. */
const large = '(min-width: 24rem)';

/** The ground that the slip lies on; it fills its place and cuts the slip at two edges. */
export const root = style({
  height: '100%',
  overflow: 'hidden',
  containerType: 'inline-size',
  background: vars.surface.tint,
  printColorAdjust: 'exact',
});

/** Carries the shadow, which a mask would cut off with the teeth. */
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
    // Words end before the edge that cuts the paper.
    padding: '1.1em calc(22cqi + 0.5em) 1.1em 0.9em',
    fontSize: 'clamp(1.125rem, 8cqi, 1.5rem)',
    fontWeight: 600,
    lineHeight: '1.2',
    letterSpacing: '-0.01em',
    color: vars.text.strong,
    background: vars.surface.page,
    '@container': {
      [small]: { padding: '1.2em calc(16cqi + 0.4em) 1.2em 0.5em', fontSize: '0.875rem' },
      [large]: { fontSize: '2.5rem', vars: { '--digit': '0.7em' } },
    },
  },
]);

export const line = style({
  ...wrappingRow('0.4em', 'center'),
  // Cut off after a few letters, words would be noise.
  '@container': {
    [small]: {
      columnGap: '0.2em',
      selectors: { '&:not(:last-child):first-child': { display: 'none' } },
    },
  },
});

/** Two lines of words: a third would leave no room for the torn edge. */
globalStyle(`${line} > :only-child`, {
  '@container': { [small]: { maxHeight: '2.4em', overflow: 'hidden' } },
});

/** A time. */
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
  // Four in a line.
  '@container': { [small]: { width: '17cqi', height: '17cqi' } },
});

globalStyle(`${cell} > *`, { '@container': { [small]: { lineHeight: '0.9' } } });
