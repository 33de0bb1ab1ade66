import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, linkTarget, space, typeScale, wrappingRow } from '../../design/tokens.ts';

export const root = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[8],
  borderTop: `1px solid ${vars.border.control}`,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: '10rem minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: space[8],
    },
    [from('xl')]: { columnGap: space[12] },
  },
});

/** Beside each other on a phone; below each other where they have a column. */
export const kind = style({
  ...wrappingRow(`${space[2]} ${space[4]}`, 'end'),
  alignContent: 'start',
  minWidth: 0,
});

export const thumbnail = style({ flex: '0 1 10rem', minWidth: 0 });

export const facts = style({
  ...typeScale.small,
  flex: '1 1 8rem',
  textWrap: 'balance',
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

/** A figure and its unit share a line; what it is may take several. */
export const fact = style({
  selectors: { '&:not(:first-child)': { whiteSpace: 'nowrap' } },
});

export const words = style({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 });

export const title = style({
  ...typeScale.h3,
  fontSize: '1.5rem',
  '@media': { [from('lg')]: { fontSize: '1.75rem', lineHeight: '1.15' } },
});

export const link = style({
  color: vars.text.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.text.link, textDecoration: 'underline' } },
});

export const points = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  alignContent: 'start',
});

export const point = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  paddingBlock: space[2],
  fontSize: '1rem',
  lineHeight: '1.55',
  color: vars.text.muted,
  '::before': { content: '–', color: vars.text.muted },
  selectors: { '&:first-child': { paddingTop: 0 } },
});

export const more = style({
  ...typeScale.small,
  ...linkTarget('24px'),
  marginInlineStart: '1.25rem',
});
