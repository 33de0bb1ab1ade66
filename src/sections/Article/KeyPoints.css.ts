import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, hairline, radius, space, typeScale } from '../../design/tokens.ts';
import { articleMeasure } from './articleMeasure.ts';

export const root = style({
  display: 'grid',
  gap: space[4],
  maxWidth: `calc(${articleMeasure} + 2 * ${space[8]})`,
  padding: `${space[6]} ${space[4]} ${space[2]}`,
  background: vars.surface.sunken,
  borderRadius: radius.card,
  '@media': {
    [from('md')]: { padding: `${space[8]} ${space[8]} ${space[4]}` },
    print: { padding: 0, background: 'transparent' },
  },
});

export const heading = style({ ...typeScale.h3, color: vars.text.strong });

export const list = style({ counterReset: 'point' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  paddingBlock: space[3],
  lineHeight: '1.55',
  color: vars.text.muted,
  borderTop: hairline,
  breakInside: 'avoid',
  counterIncrement: 'point',
  '::before': {
    content: 'counter(point)',
    color: vars.text.link,
  },
});

export const opening = style({ fontWeight: 600, color: vars.text.strong });
