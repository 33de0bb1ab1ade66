import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { radius, space, targetSize, typeScale, withoutScript } from '../../design/tokens.ts';

/** Hidden without scripts, because no choice would change anything. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: space[3],
  alignItems: 'end',
  '@media': { [withoutScript]: { display: 'none' } },
});

export const choice = style({ display: 'grid', gap: space[1], minWidth: 0 });

export const label = style({ ...typeScale.small, fontWeight: 600, color: vars.text.strong });

export const select = style({
  width: '100%',
  minHeight: targetSize,
  paddingInline: space[2],
  font: 'inherit',
  fontSize: '1rem',
  color: vars.text.strong,
  textOverflow: 'ellipsis',
  // Otherwise WebKit widens the page by a long option.
  contain: 'paint',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.control,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' } },
});
