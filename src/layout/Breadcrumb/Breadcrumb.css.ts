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
    // After an item, so that a line never begins with the slash. `/ ""` keeps screen readers from reading it.
    '&:not(:last-child)::after': { content: '"/" / ""', color: vars.border.control },
  },
  '@media': {
    // Hides the page itself where it is the third item or later: it would repeat the long headline below.
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
