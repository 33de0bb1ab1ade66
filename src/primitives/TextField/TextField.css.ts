import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/primitiveStyle.ts';
import { radius, space, targetSize, typeScale, wrappingRow } from '../../design/tokens.ts';

export const root = style({ display: 'grid', gap: space[2] });

export const label = style({ fontWeight: 600, color: vars.text.strong, lineHeight: '1.3' });

export const note = style({ fontWeight: 400, color: vars.text.muted });

const controlBase = style({
  // On a line with a button, the control takes the rest of the width. Wrapped, both take all of it.
  flex: '1000 1 11rem',
  // Overrides the browser's default width of a field, which could widen the form.
  width: '100%',
  minWidth: 0,
  minHeight: targetSize,
  paddingBlock: '0.625rem',
  paddingInline: '0.875rem',
  fontSize: '1rem',
  lineHeight: '1.5',
  color: vars.text.body,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.control,
  selectors: {
    '&:hover': { borderColor: vars.text.link },
    '&[aria-invalid="true"]': {
      borderColor: vars.text.error,
      boxShadow: `inset 0 0 0 1px ${vars.text.error}`,
    },
  },
});

/** The control and the slot `beside`, which wraps below the control where both do not fit on a line. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const beside = style({ display: 'grid', flexGrow: 1 });

export const control = styleVariants({
  line: [controlBase],
  lines: [controlBase, { resize: 'vertical' }],
});

export const error = style({ ...typeScale.small, color: vars.text.error, fontWeight: 600 });

export const question = style({
  ...typeScale.small,
  ...wrappingRow(`${space[1]} ${space[3]}`, 'center'),
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${vars.text.warning}`,
  color: vars.text.body,
});
