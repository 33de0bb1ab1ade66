import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import {
  floatingShadow,
  from,
  hairline,
  motion,
  radius,
  sideBySide,
  space,
  typeScale,
} from '../../design/tokens.ts';

export const root = style({ ...sideBySide(4, 8, space[12]), gap: space[8], alignItems: 'start' });

export const cards = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[6] },
  },
});

/** An index card: a piece of what it shows, what it is, and the words. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  minWidth: 0,
  border: hairline,
  borderRadius: radius.cell,
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
  padding: `${space[2]} ${space[4]} ${space[6]}`,
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
