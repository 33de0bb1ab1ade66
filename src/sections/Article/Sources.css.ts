import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { hairline, space, typeScale } from '../../design/tokens.ts';
import { articleMeasure } from './articleMeasure.ts';

export const root = style({
  display: 'grid',
  gap: space[4],
  maxWidth: articleMeasure,
  counterReset: 'source',
});

export const heading = style({ ...typeScale.h3, breakAfter: 'avoid' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  paddingBlock: space[3],
  borderTop: hairline,
  counterIncrement: 'source',
  breakInside: 'avoid',
  '::before': {
    ...typeScale.mono,
    content: 'counter(source)',
    lineHeight: '1.5rem',
    color: vars.text.evidence,
  },
  selectors: { '&:target': { background: vars.surface.tint } },
});

export const entry = style({ display: 'grid', gap: space[1] });

export const link = style({
  fontSize: '0.9375rem',
  lineHeight: '1.5',
  overflowWrap: 'anywhere',
  '@media': {
    // On paper an address must be readable.
    print: {
      color: vars.text.body,
      textDecoration: 'none',
      selectors: { '&::after': { content: '" " attr(href)' } },
    },
  },
});

export const back = style({
  ...typeScale.mono,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[4]}`,
  color: vars.text.muted,
  '@media': { print: { display: 'none' } },
});

export const backLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '24px',
  minHeight: '24px',
});
