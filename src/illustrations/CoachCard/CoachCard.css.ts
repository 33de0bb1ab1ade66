import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { family, space, typeScale } from '../../design/tokens.ts';
import { sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

const mono = { ...typeScale.mono, fontFamily: family.mono } as const;
const rule = `1px solid ${vars.border.hairline}`;

export const prompt = style(
  sectionRule({
    padding: `${space[6]} ${space[4]}`,
    fontSize: '1.375rem',
    lineHeight: '1.25',
    fontWeight: 600,
    letterSpacing: '-0.01em',
    color: vars.text.strong,
  }),
);

export const part = style(
  sectionRule({
    display: 'grid',
    gap: space[2],
    padding: space[4],
    borderTop: rule,
    '@container': {
      [sheetFrom.medium]: { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: space[4] },
    },
  }),
);

export const lines = style(sectionRule({ display: 'grid', gap: space[2] }));

export const line = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    alignItems: 'baseline',
  }),
);

export const number = style(sectionRule({ ...mono, color: vars.text.muted }));

export const tick = style(
  sectionRule({ color: vars.text.evidence, transform: 'translateY(0.125em)' }),
);

export const cross = style(
  sectionRule({ color: vars.text.error, transform: 'translateY(0.125em)' }),
);
