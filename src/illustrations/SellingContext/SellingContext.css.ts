import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { forcedColors, space } from '../../design/tokens.ts';
import { sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

const rule = `1px solid ${vars.border.hairline}`;

export const source = style(sectionRule({ display: 'grid', gap: space[2], padding: space[4] }));

export const excerpt = style(sectionRule({ lineHeight: '1.65', color: vars.text.muted }));

export const mark = style(
  sectionRule({
    color: vars.text.strong,
    background: vars.surface.tint,
    boxShadow: `inset 0 -2px 0 ${vars.evidence.fill}`,
    paddingInline: '0.1em',
    '@media': { [forcedColors]: { textDecoration: 'underline' } },
  }),
);

export const fact = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gap: `0 ${space[4]}`,
    alignItems: 'baseline',
    padding: `${space[3]} ${space[4]}`,
    borderTop: rule,
    '@container': {
      [sheetFrom.medium]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
    },
  }),
);

export const value = style(sectionRule({ fontWeight: 500, color: vars.text.strong }));

export const missing = style(
  sectionRule({
    background: vars.surface.sunken,
    boxShadow: `inset 3px 0 0 ${vars.text.warning}`,
  }),
);

export const question = style(sectionRule({ fontWeight: 600, color: vars.text.warning }));
