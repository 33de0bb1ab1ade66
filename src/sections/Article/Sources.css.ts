import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { unfolds } from '../../design/layout.ts';
import { tornEdge, tornEdgeHeight } from '../../design/tornEdge.ts';
import {
  depth,
  forcedColors,
  from,
  hairline,
  space,
  typeScale,
  wrappingRow,
} from '../../design/tokens.ts';
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
    ...typeScale.small,
    content: 'counter(source)',
    lineHeight: '1.5rem',
    color: vars.text.evidence,
  },
  '@supports': {
    // The browsers without it are those in which the page, a container, holds what is fixed: there the citation
    // leads to the source in its list.
    [unfolds]: {
      '@media': {
        screen: {
          selectors: {
            // The source that a citation leads to is shown as a receipt at the bottom of the window.
            '&:target': {
              position: 'fixed',
              zIndex: depth.receipt,
              insetInline: space[4],
              bottom: space[4],
              maxHeight: `calc(100dvh - 2 * ${space[4]})`,
              overflowY: 'auto',
              padding: `${space[4]} ${space[6]} calc(${space[4]} + ${tornEdgeHeight})`,
              color: vars.text.body,
              background: vars.surface.tint,
              borderTop: `6px solid ${vars.text.strong}`,
              ...tornEdge,
            },
          },
        },
        [from('md')]: {
          selectors: { '&:target': { width: '26rem', insetInlineStart: 'auto' } },
        },
        [forcedColors]: { selectors: { '&:target': { maskImage: 'none' } } },
      },
    },
  },
});

export const says = style({ fontSize: '1rem', lineHeight: '1.5', color: vars.text.muted });

/** The line that says when an editor opened the source. */
export const opened = style({ ...typeScale.small, color: vars.text.evidence });

export const entry = style({ display: 'grid', gap: space[1] });

export const link = style({
  fontSize: '1rem',
  lineHeight: '1.5',
  overflowWrap: 'anywhere',
  '@media': {
    // A link on paper cannot be followed, so its address is printed.
    print: {
      color: vars.text.body,
      textDecoration: 'none',
      selectors: { '&::after': { content: '" " attr(href)' } },
    },
  },
});

export const back = style({
  ...typeScale.small,
  ...wrappingRow(`0 ${space[4]}`, 'baseline'),
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
