import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/primitiveStyle.ts';
import { from, space, targetSize, unfolded, unfolds } from '../../design/tokens.ts';

const heldOpen = {
  selectors: { '&::details-content': { ...unfolded['&::details-content'], display: 'grid' } },
} as const;

const foldBase = style({
  display: 'grid',
  minWidth: 0,
  '@supports': { [unfolds]: { '@media': { print: heldOpen } } },
});

/** `short` is kept open from the width `md` on; both are open on paper. */
export const fold = styleVariants({
  long: [foldBase],
  short: [foldBase, { '@supports': { [unfolds]: { '@media': { [from('md')]: heldOpen } } } }],
});

const summaryBase = style({
  minHeight: targetSize,
  paddingBlock: space[2],
  fontWeight: 600,
  color: vars.text.link,
  cursor: 'pointer',
  selectors: { '[open] > &': { paddingBottom: space[4] } },
  '@supports': { [unfolds]: { '@media': { print: { display: 'none' } } } },
});

export const summary = styleVariants({
  long: [summaryBase],
  short: [
    summaryBase,
    { '@supports': { [unfolds]: { '@media': { [from('md')]: { display: 'none' } } } } },
  ],
});

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
