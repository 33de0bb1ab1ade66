import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { tone } from '../../primitives/Band/Band.css.ts';
import { from, hairline, linkTarget, space, typeScale } from '../../design/tokens.ts';

export const root = style({
  borderTop: hairline,
  // A torn band ends in its teeth.
  selectors: { [`:has(> ${tone.torn}:last-child) + &`]: { borderTop: 0 } },
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gap: space[8],
  // Two, or one where text of twice the size would break the links' words.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(7.5rem, 40%), 1fr))',
  '@media': { [from('md')]: { gridTemplateColumns: '2fr 1fr 1fr 1fr' } },
});

/** One landmark over the columns of all groups, which are items of the grid themselves. */
export const groups = style({ display: 'contents' });

export const brand = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  gridColumn: '1 / -1',
  '@media': { [from('md')]: { gridColumn: 'auto' } },
});

export const heading = style({
  ...typeScale.small,
  fontWeight: 600,
  color: vars.text.strong,
  paddingBottom: space[2],
});

export const link = style({
  ...linkTarget('2rem'),
  paddingBlock: '0.3rem',
  fontSize: '1rem',
  lineHeight: '1.4',
  color: vars.text.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.text.link, textDecoration: 'underline' } },
});

/** The switch comes after hydration; its room is kept. */
export const theme = style({
  justifySelf: 'start',
  minHeight: '2.375rem',
  '@media': { [from('md')]: { gridArea: '1 / 2 / 3' } },
});

export const legal = style({
  ...typeScale.small,
  display: 'grid',
  gap: space[3],
  paddingTop: space[6],
  borderTop: hairline,
  color: vars.text.muted,
  '@media': { [from('md')]: { gridTemplateColumns: '1fr auto' } },
});
