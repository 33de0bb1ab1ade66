import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, hairline, motion, space, typeScale } from '../../design/tokens.ts';

export const root = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[16] },
  },
});

export const contents = style({ display: 'grid', gap: space[3] });

export const list = style({ borderTop: `2px solid ${vars.text.strong}` });

export const entry = style({ borderBottom: hairline });

export const link = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
  columnGap: space[2],
  alignItems: 'baseline',
  paddingBlock: space[3],
  color: vars.text.strong,
  fontWeight: 600,
  lineHeight: '1.3',
  textDecoration: 'none',
  transition: `color ${motion.hover} ${motion.easing}`,
  selectors: { '&:hover': { color: vars.text.link, textDecoration: 'underline' } },
});

export const number = style({ ...typeScale.mono, color: vars.text.muted });

export const sheet = style({
  ...typeScale.mono,
  color: vars.text.muted,
  textAlign: 'end',
});
