import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { family, from, space, typeScale } from '../../design/tokens.ts';

export const metrics = style(
  sectionRule({
    display: 'grid',
    gap: space[8],
    '@media': {
      [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

export const metric = style(
  sectionRule({
    display: 'grid',
    gap: space[2],
    alignContent: 'start',
    paddingTop: space[4],
    borderTop: `1px solid ${vars.border.control}`,
  }),
);

const valueBase = style(
  sectionRule({
    ...typeScale.h2,
    fontFamily: family.mono,
    fontWeight: 500,
    letterSpacing: '-0.04em',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const value = styleVariants({
  within: [valueBase, sectionRule({ color: vars.text.strong })],
  over: [valueBase, sectionRule({ color: vars.text.strong })],
  waiting: [valueBase, sectionRule({ color: vars.text.faint })],
});

const verdictBase = style(
  sectionRule({
    ...typeScale.small,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    fontWeight: 600,
  }),
);

export const verdict = styleVariants({
  within: [verdictBase, sectionRule({ color: vars.text.success })],
  over: [verdictBase, sectionRule({ color: vars.text.error })],
  waiting: [verdictBase, sectionRule({ color: vars.text.faint })],
});
