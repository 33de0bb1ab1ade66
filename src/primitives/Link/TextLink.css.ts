import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { motion, space } from '../../design/tokens.ts';

export const root = style({
  display: 'inline-block',
  minHeight: '24px',
  color: vars.text.link,
  fontWeight: 600,
  textDecorationColor: vars.border.control,
  transition: `text-decoration-color ${motion.hover} ${motion.easing}`,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

/** The invisible character joins the icon to the last word, so that no line begins with an icon. */
export const joined = style({
  whiteSpace: 'nowrap',
  selectors: { '&::before': { content: '\\feff' } },
});

export const icon = style({
  display: 'inline-block',
  marginInlineStart: space[2],
  verticalAlign: '-0.14em',
});
