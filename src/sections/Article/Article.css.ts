import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { from, hairline, space, typeScale, wrappingRow } from '../../design/tokens.ts';
import { articleMeasure, joinWidth } from './articleMeasure.ts';

export const root = style({
  '@media': { print: { color: vars.text.body } },
});

// On paper the article ends with its sources: sections after it and navigation are for the screen.
globalStyle(`${root} ~ *`, { '@media': { print: { display: 'none' } } });
globalStyle(`${root} nav`, { '@media': { print: { display: 'none' } } });

/** Headline, summary and facts, with the picture beside or below. */
export const head = style({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  '@media': {
    [from('lg')]: { gridTemplate: 'auto 1fr / repeat(2, minmax(0, 1fr))' },
  },
});

export const opening = style({ display: 'grid', gap: space[6], minWidth: 0 });

export const summary = style({
  ...typeScale.lead,
  lineHeight: '1.6',
  maxWidth: articleMeasure,
  color: vars.text.muted,
});

export const facts = style({
  ...typeScale.small,
  ...wrappingRow(`${space[1]} ${space[6]}`),
  color: vars.text.muted,
  paddingTop: space[4],
  borderTop: hairline,
  '@media': { [from('lg')]: { gridColumn: 1 } },
});

export const picture = style({
  minWidth: 0,
  breakInside: 'avoid',
  '@media': { [from('lg')]: { gridArea: '1 / 2 / span 2' } },
});

export const columns = style({
  display: 'grid',
  paddingBottom: space[12],
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      columnGap: space[12],
      paddingTop: space[4],
      paddingBottom: space[24],
    },
    // The right margin is for the call to join.
    [from('xl')]: { gridTemplateColumns: `15rem minmax(0, 1fr) ${joinWidth}` },
    print: { display: 'block', paddingBottom: 0 },
  },
});

export const main = style({
  display: 'grid',
  gap: '2.5rem',
  minWidth: 0,
  '@media': { [from('md')]: { gap: space[12] } },
});

export const onward = style({
  display: 'grid',
  gap: space[4],
  maxWidth: articleMeasure,
  '@media': { print: { display: 'none' } },
});

export const links = style({
  borderTop: hairline,
});

globalStyle(`${links} > li`, {
  paddingBlock: space[2],
  borderBottom: hairline,
});
