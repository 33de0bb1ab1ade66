import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { linkTarget, screenBelow, space, typeScale } from '../../design/tokens.ts';

export const root = style({
  ...typeScale.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  '@media': { print: { display: 'none' } },
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  selectors: {
    // It ends a line and never begins one. The second text is what a screen reader says: nothing.
    '&:not(:last-child)::after': { content: '"/" / ""', color: vars.border.control },
  },
  '@media': {
    // From the third step down, the page's name would repeat the long headline that follows.
    [screenBelow('md')]: {
      selectors: {
        '&:nth-child(n + 3):last-child': { display: 'none' },
        '&:nth-child(2):nth-last-child(2)::after': { content: 'none' },
      },
    },
  },
});

export const link = style({
  ...linkTarget('24px'),
  color: vars.text.muted,
  textDecorationColor: vars.border.control,
  selectors: { '&:hover': { color: vars.text.link, textDecorationColor: 'currentColor' } },
});

export const current = style({ minWidth: 0, overflowWrap: 'anywhere', color: vars.text.strong });
