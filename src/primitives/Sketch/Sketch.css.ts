import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { primitiveRule } from '../../design/layered.ts';
import { forcedColors } from '../../design/tokens.ts';

export const root = style(primitiveRule({ width: '100%', height: 'auto' }));

/** A stroke, and the one that stands for it where the visitor chooses the colours. */
const line = (stroke: string, forced = 'CanvasText') => ({
  stroke,
  '@media': { [forcedColors]: { stroke: forced } },
});

export const edge = style(primitiveRule(line(vars.border.control)));

export const text = style(primitiveRule({ ...line(vars.border.control), opacity: 0.4 }));

export const strong = style(primitiveRule(line(vars.text.strong)));

export const evidence = style(primitiveRule(line(vars.evidence.fill, 'Highlight')));
