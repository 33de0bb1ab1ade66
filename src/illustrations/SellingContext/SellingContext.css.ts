import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { forcedColors, hairline, space } from '../../design/tokens.ts';
import { sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

export const source = style({ display: 'grid', gap: space[2], padding: space[4] });

export const excerpt = style({ lineHeight: '1.65', color: vars.text.muted });

export const mark = style({
  color: vars.text.strong,
  background: vars.surface.tint,
  boxShadow: `inset 0 -2px 0 ${vars.evidence.fill}`,
  paddingInline: '0.1em',
  boxDecorationBreak: 'clone',
  '@media': { [forcedColors]: { textDecoration: 'underline' } },
});

export const fact = style({
  display: 'grid',
  gap: `0 ${space[4]}`,
  alignItems: 'baseline',
  marginInline: space[4],
  paddingBlock: space[3],
  borderTop: hairline,
  '@container': {
    [sheetFrom.small]: { gridTemplateColumns: '7rem minmax(0, 1fr)' },
    [sheetFrom.medium]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
  },
});

export const value = style({ fontWeight: 500, color: vars.text.strong });

export const question = style({ fontWeight: 600, color: vars.text.warning });
