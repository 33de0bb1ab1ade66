import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { from, space, targetSize, unfolded, unfolds } from '../../design/tokens.ts';

const heldOpen = {
  selectors: { '&::details-content': { ...unfolded['&::details-content'], display: 'grid' } },
} as const;

/** From `md` on as high as its place. */
export const fold = style({
  display: 'grid',
  minWidth: 0,
  '@supports': { [unfolds]: { '@media': { [from('md')]: heldOpen, print: heldOpen } } },
});

export const summary = style({
  minHeight: targetSize,
  paddingBlock: space[2],
  fontWeight: 600,
  color: vars.text.link,
  cursor: 'pointer',
  selectors: { '[open] > &': { paddingBottom: space[4] } },
  '@supports': {
    [unfolds]: { '@media': { [from('md')]: { display: 'none' }, print: { display: 'none' } } },
  },
});

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
