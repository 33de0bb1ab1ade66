import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { tone } from '../../primitives/Band/Band.css.ts';
import { depth, from, hairline, linkTarget, space, typeScale } from '../../design/tokens.ts';

export const root = style({
  // Above the bar with the call (src/layout/CallBar), which disappears behind the footer.
  position: 'relative',
  zIndex: depth.overBar,
  background: vars.surface.page,
  borderTop: hairline,
  // No line below a torn band, which ends in its teeth.
  selectors: { [`:has(> ${tone.torn}:last-child) + &`]: { borderTop: 0 } },
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gap: space[4],
  paddingTop: space[4],
  '@media': {
    [from('md')]: { gap: space[8], paddingTop: 0, gridTemplateColumns: '2fr 1fr 1fr 1fr' },
  },
});

/** The navigation around all groups. From `md` it has no box, so that the groups are columns of the grid. */
export const groups = style({ '@media': { [from('md')]: { display: 'contents' } } });

export const group = style({
  borderTop: hairline,
  '@media': { [from('md')]: { border: 0 } },
});

export const brand = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  '@media': { [from('md')]: { gap: space[4] } },
});

export const name = style({ fontWeight: 600, color: vars.text.strong });

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

/** Keeps the space of the theme switch, which is rendered only after hydration. */
export const theme = style({
  justifySelf: 'start',
  minHeight: '2.375rem',
  '@media': { [from('md')]: { gridArea: '1 / 2 / 3' } },
});

export const legal = style({
  ...typeScale.small,
  display: 'grid',
  gap: space[2],
  paddingBottom: space[4],
  color: vars.text.muted,
  '@media': {
    [from('md')]: {
      gap: space[3],
      gridTemplateColumns: '1fr auto',
      paddingBlock: `${space[6]} 0`,
      borderTop: hairline,
    },
  },
});
