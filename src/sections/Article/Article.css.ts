import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { section } from '../../design/layers.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { family, from, space, typeScale } from '../../design/tokens.ts';
import { articleMeasure } from './articleMeasure.ts';

const mono = { ...typeScale.mono, fontFamily: family.mono } as const;

export const root = style(
  sectionRule({
    '@media': { print: { vars: { '--gutter': '0' }, color: vars.text.body } },
  }),
);

// A hand-out ends with its sources: what the page goes on with is for the screen.
globalStyle(`${root} ~ *`, {
  '@layer': { [section]: { '@media': { print: { display: 'none' } } } },
});
globalStyle(`${root} nav`, {
  '@layer': { [section]: { '@media': { print: { display: 'none' } } } },
});

/** The rail beside the text: facts of the article, then its contents. */
const railAndText = {
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  columnGap: space[16],
} as const;

export const head = style(
  sectionRule({
    display: 'grid',
    gap: space[6],
    '@media': { [from('lg')]: railAndText, print: { display: 'block' } },
  }),
);

export const opening = style(
  sectionRule({
    display: 'grid',
    gap: space[6],
    minWidth: 0,
    '@media': { [from('lg')]: { gridArea: '1 / 2' } },
  }),
);

export const summary = style(
  sectionRule({
    ...typeScale.lead,
    lineHeight: '1.6',
    maxWidth: articleMeasure,
    color: vars.text.muted,
    textWrap: 'pretty',
  }),
);

export const facts = style(
  sectionRule({
    ...mono,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[6]}`,
    color: vars.text.faint,
    paddingTop: space[4],
    borderTop: `1px solid ${vars.border.hairline}`,
    '@media': {
      [from('lg')]: { display: 'block', gridArea: '1 / 1', alignSelf: 'end', paddingTop: 0 },
      print: { paddingTop: space[2] },
    },
  }),
);

export const fact = style(
  sectionRule({
    '@media': {
      [from('lg')]: {
        paddingBlock: space[2],
        borderBottom: `1px solid ${vars.border.hairline}`,
      },
      print: { paddingBlock: 0, border: 0 },
    },
  }),
);

export const columns = style(
  sectionRule({
    display: 'grid',
    paddingBottom: space[16],
    '@media': {
      [from('lg')]: { ...railAndText, paddingTop: space[4], paddingBottom: space[24] },
      print: { display: 'block', paddingBottom: 0 },
    },
  }),
);

export const main = style(sectionRule({ display: 'grid', gap: space[12], minWidth: 0 }));

export const onward = style(
  sectionRule({
    display: 'grid',
    gap: space[4],
    maxWidth: articleMeasure,
    '@media': { print: { display: 'none' } },
  }),
);

export const links = style(
  sectionRule({
    borderTop: `1px solid ${vars.border.hairline}`,
  }),
);

globalStyle(`${links} > li`, {
  '@layer': {
    [section]: {
      paddingBlock: space[3],
      borderBottom: `1px solid ${vars.border.hairline}`,
    },
  },
});
