import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, space } from '../../design/tokens.ts';

export const root = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[16] },
  },
});

export const code = style({
  fontSize: '4.5rem',
  lineHeight: '1',
  fontWeight: 600,
  letterSpacing: '-0.04em',
  color: vars.text.strong,
});
