import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { forcedColors, from, hairline, measure, space, typeScale } from '../../design/tokens.ts';

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], margin: 0 });

export const figure = style({ ...typeScale.h3, margin: 0, color: vars.text.strong });

export const chart = style({
  width: '100%',
  maxWidth: measure.page,
  height: '8rem',
  fill: vars.action.fill,
  borderBottom: `1px solid ${vars.border.control}`,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const list = style({ padding: 0, margin: 0, listStyle: 'none' });

/** Person, note, actions: below each other on a phone. */
export const row = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[4],
  borderTop: hairline,
  overflowWrap: 'anywhere',
  '@media': {
    [from('lg')]: { gridTemplateColumns: '2fr 2fr 1fr', alignItems: 'start' },
  },
});

export const fold = style({ minHeight: '1.5rem', cursor: 'pointer', color: vars.text.link });

export const message = style([
  row,
  { '@media': { [from('lg')]: { gridTemplateColumns: '1fr 2fr' } } },
]);

export const letter = style({ maxWidth: measure.prose, whiteSpace: 'pre-wrap', textWrap: 'wrap' });
