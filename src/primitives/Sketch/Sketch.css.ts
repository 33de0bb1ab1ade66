import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { primitiveRule } from '../../design/layered.ts';

export const root = style(primitiveRule({ width: '100%', height: 'auto' }));

export const edge = style(primitiveRule({ stroke: vars.border.control }));

export const text = style(primitiveRule({ stroke: vars.border.control, opacity: 0.4 }));

export const strong = style(primitiveRule({ stroke: vars.text.strong }));

export const evidence = style(primitiveRule({ stroke: vars.evidence.fill }));
