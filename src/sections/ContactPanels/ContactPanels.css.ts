import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { family, from, radius, space, typeScale } from '../../design/tokens.ts';

export const root = style(
  sectionRule({
    display: 'grid',
    gap: space[8],
    '@media': {
      [from('lg')]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
        gridTemplateAreas: '"intro form" "panels form"',
        gridTemplateRows: 'auto 1fr',
        columnGap: space[16],
        rowGap: space[12],
      },
    },
  }),
);

export const intro = style(
  sectionRule({ minWidth: 0, '@media': { [from('lg')]: { gridArea: 'intro' } } }),
);

export const form = style(
  sectionRule({
    display: 'grid',
    gap: space[6],
    alignContent: 'start',
    minWidth: 0,
    padding: space[6],
    border: `1px solid ${vars.border.hairline}`,
    // Square above: the bar would curl around a corner.
    borderTop: `4px solid ${vars.action.fill}`,
    borderRadius: `0 0 ${radius.card} ${radius.card}`,
    background: vars.surface.raised,
    '@media': { [from('md')]: { padding: space[8] }, [from('lg')]: { gridArea: 'form' } },
  }),
);

export const panels = style(
  sectionRule({
    display: 'grid',
    gap: space[8],
    alignContent: 'start',
    minWidth: 0,
    '@media': { [from('lg')]: { gridArea: 'panels' } },
  }),
);

export const facts = style(sectionRule({ borderTop: `1px solid ${vars.border.hairline}` }));

export const fact = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    gap: space[4],
    alignItems: 'baseline',
    paddingBlock: space[3],
    borderBottom: `1px solid ${vars.border.hairline}`,
  }),
);

export const term = style(
  sectionRule({ ...typeScale.mono, fontFamily: family.mono, color: vars.text.muted }),
);

export const detail = style(sectionRule({ color: vars.text.strong, overflowWrap: 'anywhere' }));

export const quickStart = style(
  sectionRule({
    display: 'grid',
    gap: space[3],
    justifyItems: 'start',
    padding: space[6],
    background: vars.surface.sunken,
    // Seen where colours are forced.
    border: '1px solid transparent',
    borderRadius: radius.card,
  }),
);
