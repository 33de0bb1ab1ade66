import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { family, from, space, typeScale } from '../../design/tokens.ts';

export const root = style(
  sectionRule({
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
  }),
);

export const heading = style(
  sectionRule({
    ...typeScale.mono,
    fontFamily: family.mono,
    paddingBottom: space[3],
    color: vars.text.faint,
  }),
);

export const list = style(sectionRule({ borderTop: `1px solid ${vars.border.hairline}` }));

export const link = style(
  sectionRule({
    display: 'block',
    paddingBlock: space[2],
    fontSize: '0.875rem',
    lineHeight: '1.4',
    color: vars.text.muted,
    textDecoration: 'none',
    borderBottom: `1px solid ${vars.border.hairline}`,
    selectors: {
      '&:hover': { color: vars.text.link, textDecoration: 'underline' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
);
