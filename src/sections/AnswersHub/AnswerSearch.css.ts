import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { forcedColors, radius, space, targetSize } from '../../design/tokens.ts';

export const root = style({ display: 'grid', gap: space[2] });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const label = style({ fontWeight: 600, color: vars.text.strong });

export const control = style({
  width: '100%',
  minHeight: targetSize,
  paddingInline: space[4],
  fontSize: '1rem',
  cursor: 'not-allowed',
  background: vars.surface.sunken,
  border: `1px dashed ${vars.border.control}`,
  borderRadius: radius.control,
  '@media': { [forcedColors]: { borderColor: 'GrayText' } },
});
