import { vars } from '../../../../src/design/contract.css.ts';
import { style, styleVariants } from '../../../../src/design/sectionStyle.ts';
import { hairline, radius, space, typeScale } from '../../../../src/design/tokens.ts';

export const root = style({
  ...typeScale.mono,
  background: vars.surface.raised,
  border: hairline,
  borderRadius: radius.cell,
  overflow: 'clip',
});

export const file = style({
  padding: `${space[1]} ${space[3]}`,
  color: vars.text.muted,
  borderBottom: hairline,
});

const line = style({
  display: 'grid',
  gridTemplateColumns: '1.5ch minmax(0, 1fr)',
  gap: space[2],
  paddingInline: space[3],
  paddingBlock: '0.1rem',
  whiteSpace: 'pre-wrap',
  color: vars.text.body,
});

/** The colors repeat what the line's sign says. */
export const lines = styleVariants({
  added: [line, { color: vars.text.success, background: vars.surface.tint }],
  removed: [line, { color: vars.text.error, background: vars.surface.sunken }],
  same: [line, { color: vars.text.muted }],
});
