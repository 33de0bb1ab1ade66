import { style } from '../../design/sectionStyle.ts';
import { from, hairline, space } from '../../design/tokens.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: space[8],
} as const;

export const competency = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[4],
  borderTop: hairline,
  breakInside: 'avoid',
  '@media': {
    [from('md')]: { ...columns, paddingBlock: space[6] },
    print: { gridTemplateColumns: columns.gridTemplateColumns, paddingBlock: space[3] },
  },
});

export const about = style({ display: 'grid', gap: space[2], alignContent: 'start' });

export const questions = style({
  display: 'grid',
  rowGap: space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  columnGap: space[12],
});

export const question = style({
  minWidth: 0,
  paddingTop: space[4],
  breakInside: 'avoid',
  borderTop: hairline,
  '@media': {
    // A single question has the layout of a competency: its name on the left.
    [from('md')]: { selectors: { '&:only-child': columns } },
  },
});
