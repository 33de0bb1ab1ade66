import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { from, hairline, space, typeScale, wrappingRow } from '../../design/tokens.ts';
import { articleMeasure } from './articleMeasure.ts';

export const root = style({
  '@media': { print: { color: vars.text.body } },
});

// A hand-out ends with its sources: what the page goes on with is for the screen.
globalStyle(`${root} ~ *`, { '@media': { print: { display: 'none' } } });
globalStyle(`${root} nav`, { '@media': { print: { display: 'none' } } });

/** The rail beside the text: facts of the article, then its contents. */
const railAndText = {
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  columnGap: space[16],
} as const;

export const head = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [from('lg')]: railAndText,
    [from('xl')]: { columnGap: space[12] },
    print: { display: 'block' },
  },
});

export const opening = style({
  display: 'grid',
  gap: space[6],
  minWidth: 0,
  '@media': { [from('lg')]: { gridArea: '1 / 2' }, print: { paddingBottom: space[4] } },
});

export const summary = style({
  ...typeScale.lead,
  lineHeight: '1.6',
  maxWidth: articleMeasure,
  color: vars.text.muted,
  textWrap: 'pretty',
});

export const facts = style({
  ...typeScale.small,
  ...wrappingRow(`${space[1]} ${space[6]}`),
  color: vars.text.muted,
  paddingTop: space[4],
  borderTop: hairline,
  '@media': {
    [from('lg')]: { display: 'block', gridArea: '1 / 1', alignSelf: 'end', paddingTop: 0 },
    print: { paddingTop: space[2] },
  },
});

export const fact = style({
  '@media': {
    [from('lg')]: {
      paddingBlock: space[2],
      borderBottom: hairline,
    },
    print: { paddingBlock: 0, border: 0 },
  },
});

export const columns = style({
  display: 'grid',
  paddingBottom: space[16],
  '@media': {
    [from('lg')]: { ...railAndText, paddingTop: space[4], paddingBottom: space[24] },
    // The right margin holds the call to join.
    [from('xl')]: { gridTemplateColumns: '15rem minmax(0, 1fr) 13rem', columnGap: space[12] },
    print: { display: 'block', paddingBottom: 0 },
  },
});

export const main = style({ display: 'grid', gap: space[12], minWidth: 0 });

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
  paddingBlock: space[3],
  borderBottom: hairline,
});
