import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { forcedColors } from '../../design/tokens.ts';

export const root = style({ width: '100%', height: 'auto' });

/** A stroke, and the one that stands for it where the visitor chooses the colours. */
const line = (stroke: string, forced = 'CanvasText') => ({
  stroke,
  '@media': { [forcedColors]: { stroke: forced } },
});

export const edge = style(line(vars.border.control));

export const text = style({ ...line(vars.border.control), opacity: 0.4 });

export const strong = style(line(vars.text.strong));

export const evidence = style(line(vars.evidence.fill, 'Highlight'));
