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
  display: 'block',
  paddingInline: space[3],
  whiteSpace: 'pre-wrap',
  textDecoration: 'none',
  color: vars.text.body,
});

/** The colors repeat what the line's sign says. */
export const lines = styleVariants({
  added: [line, { color: vars.text.success, '::before': { content: '"+ "' } }],
  removed: [line, { color: vars.text.error, '::before': { content: '"− "' } }],
  same: [line, { color: vars.text.muted, '::before': { content: '"  "' } }],
});
