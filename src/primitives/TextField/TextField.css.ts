import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { primitiveRule } from '../../design/layered.ts';
import { radius, space, targetSize, typeScale } from '../../design/tokens.ts';

export const root = style(primitiveRule({ display: 'grid', gap: space[2] }));

export const label = style(
  primitiveRule({ fontWeight: 600, color: vars.text.strong, lineHeight: '1.3' }),
);

export const note = style(primitiveRule({ fontWeight: 400, color: vars.text.muted }));

const controlBase = style(
  primitiveRule({
    width: '100%',
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
      '&:focus-visible': { borderRadius: radius.control },
      '&[aria-invalid="true"]': {
        borderColor: vars.text.error,
        boxShadow: `inset 0 0 0 1px ${vars.text.error}`,
      },
    },
  }),
);

export const control = styleVariants({
  line: [controlBase],
  lines: [controlBase, primitiveRule({ resize: 'vertical' })],
});

export const error = style(
  primitiveRule({ ...typeScale.small, color: vars.text.error, fontWeight: 600 }),
);
