import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { hairline, space, typeScale } from '../../design/tokens.ts';
import { sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

export const prompt = style({
  padding: space[4],
  fontSize: '1.375rem',
  lineHeight: '1.25',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  color: vars.text.strong,
});

export const part = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderTop: hairline,
  '@container': {
    [sheetFrom.medium]: { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: space[4] },
  },
});

export const lines = style({ display: 'grid', gap: space[2] });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
});

export const number = style({ ...typeScale.small, color: vars.text.muted });

export const tick = style({ color: vars.text.evidence, transform: 'translateY(0.125em)' });

export const cross = style({ color: vars.text.error, transform: 'translateY(0.125em)' });
