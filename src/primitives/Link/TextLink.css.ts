import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { primitiveRule } from '../../design/layered.ts';
import { motion, space } from '../../design/tokens.ts';

export const root = style(
  primitiveRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '24px',
    color: vars.text.link,
    fontWeight: 600,
    textDecorationColor: vars.border.control,
    transition: `text-decoration-color ${motion.hover} ${motion.easing}`,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
);
