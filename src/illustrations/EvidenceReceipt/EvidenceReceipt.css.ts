import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { figures, space, typeScale, wrappingRow } from '../../design/tokens.ts';

export const scored = style({
  ...wrappingRow(space[3], 'center'),
  justifyContent: 'space-between',
  fontSize: 'var(--value, 1.125rem)',
  fontWeight: 600,
  lineHeight: '1.25',
  color: vars.text.strong,
});

/** The time or the letter, beside the trace that shows its place. */
export const mark = style({
  ...figures,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  color: vars.text.evidence,
  fontWeight: 600,
});

export const trace = style({
  width: '100%',
  height: '1.25rem',
  color: vars.border.control,
  fill: 'none',
});

export const tick = style({
  stroke: vars.evidence.fill,
  strokeWidth: 4,
  printColorAdjust: 'exact',
});

export const quote = style({ fontSize: '1.0625rem', fontWeight: 500, color: vars.text.strong });

export const anchor = style({
  // On a narrow receipt the words wrap below the label of their anchor.
  ...wrappingRow(`0 ${space[3]}`, 'baseline'),
  paddingTop: space[3],
  borderTop: `1px dashed ${vars.border.control}`,
  ...typeScale.small,
  color: vars.text.muted,
});

/** The text of the anchor. */
export const sound = style({ flex: '1 1 8rem', minWidth: 0 });

export const label = style({ ...figures, color: vars.text.evidence });

export const rationale = style({ ...typeScale.small, color: vars.text.muted });
