import { style } from '../../design/sectionStyle.ts';
import { from, hairline, measure, space } from '../../design/tokens.ts';

export const competency = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[6],
  borderTop: hairline,
  breakInside: 'avoid',
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: space[8] },
    print: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', paddingBlock: space[3] },
  },
});

export const about = style({ display: 'grid', gap: space[2], alignContent: 'start' });

export const questions = style({
  display: 'grid',
  rowGap: space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  columnGap: space[12],
});

/** A question alone is as wide as text. */
export const question = style({
  minWidth: 0,
  maxWidth: measure.prose,
  paddingTop: space[4],
  breakInside: 'avoid',
  borderTop: hairline,
});

/** Its words begin where those of the part do, and its lines, too. */
export const outset = style({
  marginInline: `-${space[4]}`,
  clipPath: `inset(0 ${space[4]})`,
});
