import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { hairline, from, radius, space, typeScale } from '../../../../src/design/tokens.ts';

export const root = style({
  display: 'grid',
  gap: space[2],
  alignItems: 'center',
  padding: `${space[3]} ${space[4]}`,
  background: vars.surface.page,
  borderTop: hairline,
  '@media': {
    [from('lg')]: { display: 'flex', gap: space[4] },
  },
});

export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minWidth: 0,
  flex: '1',
});

export const label = style({ ...typeScale.small, fontWeight: 600, color: vars.text.strong });

export const input = style({
  width: '100%',
  minHeight: '2.75rem',
  paddingInline: space[3],
  fontSize: '1rem',
  color: vars.text.body,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.control,
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.text.error,
      boxShadow: `inset 0 0 0 1px ${vars.text.error}`,
    },
  },
});

export const error = style({
  gridColumn: 2,
  ...typeScale.small,
  color: vars.text.error,
  fontWeight: 600,
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[2],
  '@media': { [from('lg')]: { display: 'flex' } },
});
