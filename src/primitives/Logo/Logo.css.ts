import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { primitiveRule } from '../../design/layered.ts';

export const root = style(
  primitiveRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.625rem',
    fontSize: '1.1875rem',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    color: vars.text.strong,
  }),
);

export const mark = style(primitiveRule({ flex: 'none', fill: vars.evidence.fill }));
