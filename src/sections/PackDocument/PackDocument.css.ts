import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, hairline, space } from '../../design/tokens.ts';

/** The recommendation: the first and most prominent part. */
export const verdict = style({
  display: 'grid',
  gap: space[6],
  padding: `${space[8]} ${space[4]}`,
  background: vars.surface.tint,
  borderBottom: hairline,
  printColorAdjust: 'exact',
  '@media': {
    [from('md')]: { paddingInline: space[8] },
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: space[12],
      padding: space[12],
    },
    print: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: space[6],
      padding: space[4],
    },
  },
});

export const label = style({ fontSize: '1rem', fontWeight: 600, color: vars.text.evidence });

export const decision = style({ display: 'grid', gap: space[2], alignContent: 'start' });

export const decides = style({ fontSize: '1.125rem', fontWeight: 600, color: vars.text.strong });

export const reasons = style({ display: 'grid', gap: space[3], color: vars.text.body });

/** Five scores in a row, each name below its score; on a phone in a column, each name beside its score. */
export const strip = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gap: space[2],
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space[3] },
    print: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space[2] },
  },
});

export const scored = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
  fontSize: '1rem',
  lineHeight: '1.25',
  fontWeight: 500,
  color: vars.text.strong,
  '@media': {
    [from('md')]: { gridTemplateColumns: '1fr', gap: space[2], alignContent: 'start' },
    print: { gridTemplateColumns: '1fr', gap: space[1], alignContent: 'start' },
  },
});

/** Holds a large score. */
export const cell = style({ height: '2.75rem', fontSize: '1.125rem' });

export const row = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: space[8],
  borderTop: hairline,
  breakInside: 'avoid',
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', columnGap: space[8] },
    print: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gap: space[4],
      paddingBlock: space[4],
    },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  gridColumn: '1 / -1',
});

export const behavior = style({ fontSize: '1rem', lineHeight: '1.4', color: vars.text.muted });

export const receipt = style({ minWidth: 0 });
