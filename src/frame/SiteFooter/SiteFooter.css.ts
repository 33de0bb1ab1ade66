import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { from, space, typeScale } from '../../design/tokens.ts';

export const root = style(
  sectionRule({
    borderTop: `1px solid ${vars.border.hairline}`,
    '@media': { print: { display: 'none' } },
  }),
);

export const columns = style(
  sectionRule({
    display: 'grid',
    gap: space[8],
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [from('md')]: { gridTemplateColumns: '2fr repeat(3, minmax(0, 1fr))' } },
  }),
);

export const brand = style(
  sectionRule({
    display: 'grid',
    gap: space[4],
    alignContent: 'start',
    gridColumn: '1 / -1',
    '@media': { [from('md')]: { gridColumn: 'auto' } },
  }),
);

export const heading = style(
  sectionRule({
    ...typeScale.small,
    fontWeight: 600,
    color: vars.text.strong,
    paddingBottom: space[2],
  }),
);

export const link = style(
  sectionRule({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2rem',
    fontSize: '0.9375rem',
    color: vars.text.muted,
    textDecoration: 'none',
    selectors: { '&:hover': { color: vars.text.link, textDecoration: 'underline' } },
  }),
);

export const legal = style(
  sectionRule({
    ...typeScale.small,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[2],
    paddingTop: space[6],
    borderTop: `1px solid ${vars.border.hairline}`,
    color: vars.text.muted,
  }),
);
