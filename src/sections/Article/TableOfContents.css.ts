import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, hairline, space, typeScale } from '../../design/tokens.ts';

export const root = style({
  display: 'none',
  '@media': {
    [from('lg')]: {
      display: 'block',
      position: 'sticky',
      top: space[24],
      alignSelf: 'start',
      maxHeight: `calc(100dvh - ${space[32]})`,
      overflowY: 'auto',
    },
  },
});

export const heading = style({
  ...typeScale.mono,
  paddingBottom: space[3],
  color: vars.text.muted,
});

export const list = style({ borderTop: hairline });

export const link = style({
  display: 'block',
  paddingBlock: space[2],
  fontSize: '0.875rem',
  lineHeight: '1.4',
  color: vars.text.muted,
  textDecoration: 'none',
  borderBottom: hairline,
  selectors: {
    '&:hover': { color: vars.text.link, textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
