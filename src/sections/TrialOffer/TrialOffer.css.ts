import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { from, radius, space } from '../../design/tokens.ts';

export const root = style(
  sectionRule({
    display: 'grid',
    gap: space[12],
    alignItems: 'start',
    '@media': {
      [from('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[16] },
    },
  }),
);

export const form = style(
  sectionRule({
    display: 'grid',
    gap: space[6],
    padding: space[6],
    border: `1px solid ${vars.border.hairline}`,
    // Square above: the bar would curl around a corner.
    borderTop: `4px solid ${vars.action.fill}`,
    borderRadius: `0 0 ${radius.card} ${radius.card}`,
    background: vars.surface.raised,
    '@media': { [from('md')]: { padding: space[8] } },
  }),
);

export const offer = style(sectionRule({ display: 'grid', gap: space[2], paddingTop: space[4] }));

export const included = style(
  sectionRule({
    display: 'flex',
    gap: space[3],
    alignItems: 'baseline',
    paddingBlock: space[3],
    borderBottom: `1px solid ${vars.border.hairline}`,
  }),
);

export const tick = style(
  sectionRule({ flex: 'none', color: vars.text.evidence, transform: 'translateY(0.125em)' }),
);

export const steps = style(
  sectionRule({
    display: 'grid',
    gap: space[6],
    '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

export const step = style(
  sectionRule({
    display: 'grid',
    gap: space[2],
    alignContent: 'start',
    paddingTop: space[4],
    borderTop: `2px solid ${vars.text.strong}`,
  }),
);
