import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { from, radius, space, typeScale, wrappingRow } from '../../design/tokens.ts';

export const strip = style({
  display: 'grid',
  gap: space[2],
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

const base = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  columnGap: space[4],
  alignItems: 'center',
  padding: space[3],
  background: vars.surface.raised,
  border: `2px solid ${vars.border.control}`,
  borderRadius: radius.control,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space[2],
      alignContent: 'start',
    },
  },
});

/** The border is solid where the level is the key's, dashed one level off, and dotted further off. */
export const cell = styleVariants({
  agreed: [base, { borderColor: vars.border.evidence }],
  near: [base, { borderStyle: 'dashed' }],
  far: [base, { borderStyle: 'dotted' }],
});

export const score = style({
  gridRow: 'span 2',
  height: '3rem',
  '@media': { [from('md')]: { gridRow: 'auto' } },
});

export const verdict = style({ fontWeight: 600, color: vars.text.strong });

export const name = style({
  order: 1,
  ...typeScale.small,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const actions = style({ ...wrappingRow(space[3]), alignItems: 'start' });
