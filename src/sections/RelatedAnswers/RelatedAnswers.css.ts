import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, space, typeScale } from '../../design/tokens.ts';

export const list = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [from('md')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space[8] },
  },
});

export const item = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  minWidth: 0,
  paddingTop: space[4],
  borderTop: `1px solid ${vars.border.control}`,
});

export const title = style({ ...typeScale.h3, fontSize: '1.25rem', minWidth: 0 });

export const link = style({
  display: 'inline-block',
  minHeight: '24px',
  maxWidth: '100%',
  color: vars.text.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.text.link, textDecoration: 'underline' } },
});
