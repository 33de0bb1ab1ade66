import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { primitiveRule } from '../../design/layered.ts';
import {
  family,
  floatingShadow,
  forcedColors,
  radius,
  space,
  typeScale,
} from '../../design/tokens.ts';

export const root = style(primitiveRule({ display: 'grid', gap: space[3], minWidth: 0 }));

export const sheet = style(
  primitiveRule({
    background: vars.surface.raised,
    border: `1px solid ${vars.border.hairline}`,
    borderRadius: radius.card,
    boxShadow: floatingShadow,
    overflow: 'hidden',
    minWidth: 0,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' }, print: { boxShadow: 'none' } },
  }),
);

export const caption = style(
  primitiveRule({ ...typeScale.mono, fontFamily: family.mono, color: vars.text.faint }),
);
