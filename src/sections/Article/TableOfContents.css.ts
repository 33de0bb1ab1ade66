import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, hairline, space, typeScale, unfolded, unfolds } from '../../design/tokens.ts';

export const root = style({
  ...typeScale.small,
  color: vars.text.muted,
  paddingBottom: space[4],
  '@media': {
    [from('lg')]: {
      position: 'sticky',
      top: space[24],
      alignSelf: 'start',
      maxHeight: `calc(100dvh - ${space[32]})`,
      paddingBottom: 0,
      overflowY: 'auto',
    },
  },
  '@supports': {
    [unfolds]: {
      '@media': {
        [from('lg')]: {
          // The heading. The summary is hidden here, because it would announce the visible list as collapsed.
          '::before': {
            content: 'attr(aria-label)',
            display: 'block',
            paddingBottom: space[3],
          },
        },
      },
    },
  },
});

export const fold = style({
  '@supports': {
    [unfolds]: {
      '@media': {
        [from('lg')]: {
          selectors: unfolded,
        },
      },
    },
  },
});

export const heading = style({
  paddingBlock: space[3],
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@supports': { [unfolds]: { '@media': { [from('lg')]: { display: 'none' } } } },
});

export const list = style({ borderTop: hairline });

export const link = style({
  display: 'block',
  paddingBlock: space[2],
  lineHeight: '1.4',
  color: 'inherit',
  textDecoration: 'none',
  borderBottom: hairline,
  selectors: {
    '&:hover': { color: vars.text.link, textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      fontWeight: 600,
      color: vars.text.strong,
      boxShadow: `inset 3px 0 0 ${vars.action.fill}`,
      paddingInlineStart: space[3],
    },
  },
});
