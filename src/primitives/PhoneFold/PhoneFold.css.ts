import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { from, space, targetSize, unfolded, unfolds } from '../../design/tokens.ts';

/** Where the styles hold the fold open, its name is no button. */
export const heading = style({
  display: 'none',
  '@supports': {
    [unfolds]: { '@media': { [from('md')]: { display: 'block' }, print: { display: 'block' } } },
  },
});

export const summary = style({
  minHeight: targetSize,
  paddingBlock: space[3],
  cursor: 'pointer',
  '@supports': {
    [unfolds]: { '@media': { [from('md')]: { display: 'none' }, print: { display: 'none' } } },
  },
});
/** Beside the mark of the fold. */
export const name = style({
  display: 'inline',
  fontSize: '1.125rem',
  fontWeight: 600,
  color: vars.text.strong,
});

export const fold = style({
  '@supports': {
    [unfolds]: {
      '@media': { [from('md')]: { selectors: unfolded }, print: { selectors: unfolded } },
    },
  },
});
