import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { primitiveRule } from '../../design/layered.ts';
import { radius, space, typeScale, withoutScript } from '../../design/tokens.ts';

export const root = style(
  primitiveRule({
    display: 'grid',
    gap: space[2],
    justifyItems: 'start',
    '@media': { [withoutScript]: { display: 'none' } },
  }),
);

export const note = style(
  primitiveRule({ ...typeScale.small, display: 'grid', gap: space[2], color: vars.text.warning }),
);

export const text = style(
  primitiveRule({
    width: '100%',
    padding: space[2],
    color: vars.text.body,
    background: vars.surface.raised,
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.cell,
  }),
);
