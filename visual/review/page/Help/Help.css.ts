import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { radius, space, typeScale } from '../../../../src/design/tokens.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: `${space[2]} ${space[8]}`,
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[3],
});

export const key = style({
  ...typeScale.mono,
  justifySelf: 'start',
  minWidth: '2rem',
  paddingInline: space[2],
  paddingBlock: '0.2em',
  textAlign: 'center',
  color: vars.text.strong,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.cell,
});

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  accentColor: vars.action.fill,
});
