import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { forcedColors, motion, outlinedChoice, radius } from '../../design/tokens.ts';

export const root = style({
  display: 'flex',
  // On a phone with text at 200% the choices wrap below each other.
  flexWrap: 'wrap',
  padding: '2px',
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.pill,
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: '2rem',
  paddingInline: '0.875rem',
  borderRadius: radius.pill,
  transition: `background-color ${motion.hover} ${motion.easing}`,
  selectors: {
    '&:hover': { color: vars.text.strong },
    '&:has(:checked)': { color: vars.surface.page, background: vars.text.link },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [forcedColors]: { selectors: outlinedChoice() },
  },
});
