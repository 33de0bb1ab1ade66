import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { forcedColors, radius, space, typeScale, wrappingRow } from '../../design/tokens.ts';

/** Small and quiet: nothing can be done here yet. */
export const root = style({
  ...wrappingRow(`${space[2]} ${space[3]}`, 'center'),
});

export const label = style({ ...typeScale.small, color: vars.text.muted });

export const control = style({
  // Beside its name and its badge on a phone.
  flex: '1 1 3.5rem',
  minWidth: 0,
  maxWidth: '8rem',
  minHeight: '2rem',
  paddingInline: space[3],
  fontSize: '1rem',
  cursor: 'not-allowed',
  background: 'transparent',
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.control,
  '@media': { [forcedColors]: { borderColor: 'GrayText' } },
});
