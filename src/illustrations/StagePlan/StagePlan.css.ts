import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { figures, hairline, radius, space } from '../../design/tokens.ts';

export const root = style({ containerType: 'inline-size' });

const medium = '(min-width: 26rem)';
const wide = '(min-width: 40rem)';

export const stage = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[4],
  borderTop: hairline,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderTop: 0 } },
  '@container': {
    [medium]: {
      gridTemplateColumns: '2.25rem minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space[4],
    },
    [wide]: {
      gridTemplateColumns: '2.25rem minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr)',
    },
  },
});

export const number = style({
  ...figures,
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 3',
  width: '2.25rem',
  height: '2.25rem',
  fontWeight: 600,
  color: vars.text.strong,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: radius.pill,
  '@container': { [medium]: { gridRow: 'span 2' }, [wide]: { gridRow: 'auto' } },
});

export const name = style({
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: '1.3',
  textWrap: 'balance',
  color: vars.text.strong,
});

/** The person who runs a stage or is responsible for a score. */
export const runBy = style({
  display: 'block',
  fontWeight: 400,
  fontSize: '1rem',
  color: vars.text.muted,
});

/** The minutes of a stage, as text and as a bar; the bar of the longest stage has the full width. */
export const time = style({ display: 'grid', gap: space[1], alignContent: 'start' });

export const minutes = style({ fontVariantNumeric: 'tabular-nums', color: vars.text.strong });

export const bar = style({
  width: '100%',
  height: '0.75rem',
  fill: vars.border.control,
  printColorAdjust: 'exact',
});

export const track = style({ fill: vars.border.hairline });

export const scores = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  alignContent: 'start',
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [medium]: { gridColumn: '2 / -1' }, [wide]: { gridColumn: 'auto' } },
});

const what = style({ fontSize: '1rem', lineHeight: '1.4' });

export const kind = styleVariants({
  scored: [
    what,
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
      columnGap: space[3],
      fontWeight: 600,
      color: vars.text.strong,
    },
  ],
  note: [what, { color: vars.text.muted }],
});

export const totals = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  fontSize: '1.0625rem',
  fontWeight: 600,
  color: vars.text.strong,
  borderTop: `3px solid ${vars.text.strong}`,
});
