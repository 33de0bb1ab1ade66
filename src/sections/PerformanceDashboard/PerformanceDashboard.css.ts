import { withoutScript } from '../../design/breakpoints.ts';
import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { equalColumns, monoFamily, space, typeScale, wrappingRow } from '../../design/tokens.ts';

export const metrics = style({ ...equalColumns({ sm: 2, lg: 4 }), gap: space[8] });

export const metric = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  paddingTop: space[4],
  borderTop: `1px solid ${vars.border.control}`,
});

/** Hidden without scripts: nothing is measured then, so `waiting` would be untrue and the button useless. */
const measuredOnly = { '@media': { [withoutScript]: { display: 'none' } } };

export const again = style({ ...wrappingRow(space[4], 'center'), ...measuredOnly });

const valueBase = style({
  ...typeScale.h2,
  fontFamily: monoFamily,
  fontWeight: 500,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
});

export const value = styleVariants({
  within: [valueBase, { color: vars.text.strong }],
  over: [valueBase, { color: vars.text.strong }],
  waiting: [valueBase, { color: vars.text.muted, ...measuredOnly }],
  unmeasured: [valueBase, { color: vars.text.muted }],
});

const verdictBase = style({
  ...typeScale.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: 600,
});

export const verdict = styleVariants({
  within: [verdictBase, { color: vars.text.success }],
  over: [verdictBase, { color: vars.text.error }],
  waiting: [verdictBase, { color: vars.text.muted, ...measuredOnly }],
  unmeasured: [verdictBase, { color: vars.text.muted }],
});
