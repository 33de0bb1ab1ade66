import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { from, space } from '../../design/tokens.ts';

export const root = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[16] },
  },
});

// A window taller than the page shows no white stripe above the footer.
globalStyle(`main:has(${root})`, { background: vars.surface.sunken });

export const code = style({
  fontSize: '4.5rem',
  lineHeight: '1',
  fontWeight: 600,
  letterSpacing: '-0.04em',
  color: vars.text.strong,
});
