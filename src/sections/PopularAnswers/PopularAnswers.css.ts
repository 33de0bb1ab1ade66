import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import {
  equalColumns,
  floatingShadow,
  hairline,
  motion,
  radius,
  screenBelow,
  space,
  typeScale,
  wrappingRow,
} from '../../design/tokens.ts';

export const root = style({ display: 'grid', gap: space[8] });

export const head = style({
  ...wrappingRow(`${space[3]} ${space[8]}`, 'end'),
  justifyContent: 'space-between',
});

const columns = equalColumns({ sm: 2, lg: 4 });

export const cards = style({
  ...columns,
  gap: 'clamp(0.75rem, 2vw, 1.5rem)',
  '@media': {
    ...columns['@media'],
    // A row as wide as the window that scrolls sideways; a card cut off at its end shows that there are more.
    [screenBelow('sm')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '82%',
      // Room above and below for the focus ring, which would be cut off otherwise.
      margin: `-${space[1]} calc(-1 * var(--gutter))`,
      padding: `${space[1]} var(--gutter)`,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: 'var(--gutter)',
    },
  },
});

/** Hidden on a phone, where a card is as high as its words. */
export const picture = style({
  height: '9rem',
  '@media': { [screenBelow('sm')]: { display: 'none' } },
});

/** An index card: a piece of the article's picture, the kind of the article, and its words. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  minWidth: 0,
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  border: hairline,
  borderRadius: radius.card,
  background: vars.surface.raised,
  transition: `border-color ${motion.hover} ${motion.easing}, box-shadow ${motion.hover} ${motion.easing}`,
  selectors: { '&:hover': { borderColor: vars.border.control, boxShadow: floatingShadow } },
});

export const kind = style({
  ...typeScale.small,
  padding: `${space[3]} ${space[4]} 0`,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const words = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  padding: `${space[1]} ${space[4]} ${space[4]}`,
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The whole card is the link's target.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.text.link, textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});

export const intro = style({ fontSize: '1rem', lineHeight: '1.55', color: vars.text.muted });
