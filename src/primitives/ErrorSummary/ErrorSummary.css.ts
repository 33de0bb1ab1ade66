import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { primitiveRule } from '../../design/layered.ts';
import { radius, space } from '../../design/tokens.ts';

export const root = style(
  primitiveRule({
    padding: space[4],
    border: `1px solid ${vars.text.error}`,
    borderInlineStartWidth: '4px',
    borderRadius: radius.cell,
    selectors: { '&:focus': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' } },
  }),
);

export const heading = style(primitiveRule({ fontWeight: 600, color: vars.text.error }));

export const link = style(
  primitiveRule({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2rem',
    color: vars.text.error,
  }),
);
