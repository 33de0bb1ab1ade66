import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { forcedColors, radius, space, targetSize, wrappingRow } from '../../design/tokens.ts';

/** A box that is not in use yet: no fill, and a dashed edge. */
export const root = style({
  ...wrappingRow(`0 ${space[1]}`, 'center'),
  flex: '0 1 24rem',
  minWidth: 0,
  minHeight: targetSize,
  paddingInline: `${space[4]} ${space[1]}`,
  color: vars.text.muted,
  border: `1px dashed ${vars.border.control}`,
  borderRadius: radius.control,
  '@media': { [forcedColors]: { borderColor: 'GrayText' } },
});

export const control = style({
  flex: '1 1 0',
  minWidth: 0,
  width: 0,
  padding: 0,
  background: 'transparent',
  border: 0,
  cursor: 'not-allowed',
});
