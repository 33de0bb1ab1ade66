import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { forcedColors, radius, space, typeScale } from '../../../../src/design/tokens.ts';

export const tool = style({
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minHeight: '2.25rem',
  minWidth: '2.25rem',
  paddingInline: space[2],
  color: vars.text.link,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  borderRadius: radius.control,
  border: '1px solid transparent',
  selectors: {
    '&:hover': { background: vars.action.quietHover },
    '&:focus-visible': { borderRadius: radius.control },
    '&[aria-pressed="true"]': { borderColor: vars.border.control, fontWeight: 600 },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '2.75rem', minWidth: '2.75rem' },
    [forcedColors]: { borderColor: 'ButtonText' },
  },
});
