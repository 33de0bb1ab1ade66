import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { hairline, space, typeScale, wrappingRow } from '../../design/tokens.ts';

export const root = style({ display: 'grid', gap: space[12] });

export const company = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const face = style({ objectFit: 'cover', border: hairline });

export const facts = style({
  display: 'grid',
  // Three or four facts, in one row where they fit.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  columnGap: space[8],
  borderTop: `2px solid ${vars.text.strong}`,
});

export const fact = style({
  ...wrappingRow(`0 ${space[4]}`, 'baseline'),
  paddingBlock: space[3],
  borderBottom: hairline,
});

export const term = style({ ...typeScale.small, flex: '0 1 7rem', color: vars.text.muted });

export const detail = style({
  flex: '1 1 8rem',
  minWidth: 0,
  fontWeight: 600,
  color: vars.text.strong,
});

export const letter = style({ display: 'grid', gap: space[6], minWidth: 0 });

export const signature = style({
  paddingTop: space[4],
  borderTop: hairline,
  fontWeight: 600,
  color: vars.text.strong,
});
